import type { Transaction } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import { announceSkip } from '../webhooks/announce-skip.ts';
import type { LastSkip } from './last-skip.ts';

type Skipped = {
  readonly schedule: { readonly id: string; readonly url: string; readonly cron: string; readonly time_zone: string };
  readonly skip: LastSkip;
};

/** The features that follow a skipped time of a schedule, in the transaction that skips it. */
export const onTimeSkipped: readonly ((tx: Transaction<Schema>, skipped: Skipped) => Promise<void>)[] = [announceSkip];
