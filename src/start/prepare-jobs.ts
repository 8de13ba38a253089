import type { JobRunnerDeps } from '../service/jobs/job-runner.ts';
import { JobRunners } from '../service/jobs/job-runners.ts';
import { jobKinds } from '../service/jobs/job-kinds.ts';
import { HourlyChecks } from '../service/jobs/hourly-checks.ts';
import { sweepFilesJob } from '../service/jobs/screenshot-jobs.ts';
import { reopenJobs } from '../adapters/queue/claim-job.ts';
import { enqueueJob } from '../adapters/queue/enqueue-job.ts';
import { holdHostKind } from '../service/schedules/hold-host.ts';
import { wakeSchedulesIfAny } from '../service/schedules/schedule-job.ts';
import type { WebhookParts } from './send-webhooks.ts';
import { sendWebhooks } from './send-webhooks.ts';

type JobParts = Omit<JobRunnerDeps, 'atOnce' | 'kinds' | 'metrics'> & WebhookParts;

/** Call `wake` if a job may be due. */
export type Jobs = { start(): void; readonly wake: () => void; close(): Promise<void> };

/**
 * Every process runs jobs, except one whose data ends with it. With the embedded database, no other process can be
 * running one.
 */
export async function prepareJobs(parts: JobParts): Promise<Jobs> {
  const { config, db, log } = parts;
  // A process that only serves may resolve names in another way than those that scan.
  const scans = config.role === 'web' ? [] : [holdHostKind(parts.createPolicy(config.network))];
  const kinds = [...jobKinds, sendWebhooks(parts), ...scans];
  const runner = new JobRunners({ ...parts, kinds });
  const wake = () => runner.wake();
  if (!config.keepsScans) return { start: () => undefined, wake, close: async () => runner.stop() };
  const hourly = new HourlyChecks({ db, log, wake });
  await reopenJobs(db, { everyLease: config.database.kind === 'embedded' });
  await enqueueJob(db, sweepFilesJob);
  await wakeSchedulesIfAny(db);
  return {
    start: () => {
      hourly.start();
      runner.start();
    },
    wake,
    close: async () => {
      await hourly.stop();
      await runner.stop();
    },
  };
}
