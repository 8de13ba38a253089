import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instant, MaybeInstant } from './instant.ts';

type Json = ColumnType<unknown, string, string>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type WebhooksTable = {
  id: string;
  /** Scheme and host of the URL, the part that may be displayed. */
  origin: string;
  kind: 'standard' | 'slack';
  events: Json;
  enabled: boolean;
  /** Its encrypted URL and secret: see secrets/seal.ts. */
  sealed: string;
  /** Identifies the key that sealed them. */
  key_id: string;
  /** The reason why the service turned it off. */
  stopped: Maybe<'gone'>;
  created_at: Instant;
};

export type WebhookDeliveriesTable = {
  id: string;
  /** The order of creation. */
  sequence: GeneratedAlways<number>;
  webhook_id: string;
  event: string;
  data: Json;
  scan_id: Maybe<string>;
  state: Generated<'pending' | 'delivered' | 'failed'>;
  attempts: Generated<number>;
  next_attempt_at: MaybeInstant;
  last_attempt_at: MaybeInstant;
  last_status: Maybe<number>;
  /** A sentence as a code with facts. */
  last_error: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: Instant;
  finished_at: MaybeInstant;
};
