import type { Transaction } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import { enqueueJob } from '../../adapters/queue/enqueue-job.ts';
import { tidyScreenshotsJob } from './scan-jobs.ts';

type Ended = { readonly scan: { readonly id: string }; readonly isEnd: boolean };

/** Abandoned visits may have left screenshots that no row names. */
export async function tidyEndedScan(tx: Transaction<Schema>, { scan, isEnd }: Ended): Promise<void> {
  if (isEnd) await enqueueJob(tx, { kind: tidyScreenshotsJob, key: scan.id });
}
