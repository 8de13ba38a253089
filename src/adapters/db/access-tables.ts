import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Instant, MaybeInstant } from './instant.ts';

export type AccessTokensTable = {
  id: string;
  name: string;
  scope: 'read' | 'scan' | 'admin';
  /** The last four characters. */
  hint: string;
  /** SHA-256 in hex. */
  hash: string;
  created_at: Instant;
  last_used_at: MaybeInstant;
  /** Null if it does not expire. */
  expires_at: MaybeInstant;
};

/** A browser that signed in with a token. */
export type AccessSessionsTable = {
  /** The SHA-256 of the session's cookie, in hex. */
  hash: string;
  token_id: string;
  expires_at: Instant;
};

/** A link that shows a part of a scan to anyone who has it. */
export type SharesTable = {
  id: string;
  scan_id: string;
  /** The SHA-256 of its token, in hex. */
  hash: string;
  subject: ColumnType<unknown, string, never>;
  label: string | null;
  created_at: Instant;
  expires_at: Instant;
};

/** The audit log: who changed what. */
export type AuditEventsTable = {
  id: GeneratedAlways<number>;
  created_at: Instant;
  actor_kind: 'anonymous' | 'token' | 'user' | 'command_line' | 'schedule';
  actor_name: string | null;
  action: string;
  subject_id: string | null;
  subject_name: string | null;
  details: ColumnType<unknown, string, never>;
};
