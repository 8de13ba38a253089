import type { ColumnType, Generated } from 'kysely';
import type { Instant, MaybeInstant } from './instant.ts';

type Json = ColumnType<unknown, string, string>;
type Result = 'signed_in' | 'signed_out' | 'failed' | null;

export type SignInsTable = {
  id: string;
  name: string;
  origins: Json;
  kind: string;
  check: Json;
  /** Encrypted: see secrets/seal.ts. */
  sealed: string;
  /** Identifies the key that sealed it. */
  key_id: string;
  /** Increases with every replacement. */
  version: Generated<number>;
  created_at: Instant;
  last_used_at: MaybeInstant;
  last_result: ColumnType<Result, Result | undefined, Result>;
};

/** The session that all workers of a scan with a sign-in share. */
export type ScanSessionsTable = {
  scan_id: string;
  /** Increases with every sign-in. */
  generation: Generated<number>;
  is_open: Generated<boolean>;
  /** The version of the sign-in that opened it. */
  version: Generated<number>;
  /** The encrypted result of a sign-in form. Null if the sign-in needs only its secret. */
  sealed: string | null;
  /** A page that showed that the session is open. */
  proof_url: string | null;
  /** The number of successive sessions that ended before a page was scanned. */
  losses: Generated<number>;
  /** A worker is signing in until this time. */
  lease_until: MaybeInstant;
};
