import type { ColumnType, Generated } from 'kysely';
import type { Instant, MaybeInstant } from './instant.ts';

type Json = ColumnType<unknown, string, string>;

export type JobsTable = {
  id: string;
  kind: string;
  key: string;
  payload: Json;
  state: 'waiting' | 'running' | 'done' | 'failed';
  cursor: unknown;
  progress: unknown;
  again: Generated<boolean>;
  attempts: number;
  claim: number;
  run_at: Instant;
  lease_until: MaybeInstant;
  last_error: string | null;
  created_at: Instant;
  updated_at: Instant;
  finished_at: MaybeInstant;
};

export type ProcessesTable = {
  id: string;
  role: 'all' | 'web' | 'worker';
  started_at: Instant;
  lease_until: Instant;
  checks: Json;
  endpoints: Json;
};

/** A view of the endpoints that running processes listen on. */
export type KnownEndpointsView = {
  host: string;
  port: number;
};
