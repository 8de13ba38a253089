import type { CreatePolicy } from '../adapters/net/policy.ts';
import type { Config } from '../config.ts';
import type { JobRunnerDeps } from '../service/jobs/job-runner.ts';
import { JobRunners } from '../service/jobs/job-runners.ts';
import { jobKinds } from '../service/jobs/job-kinds.ts';
import { HourlyChecks } from '../service/jobs/hourly-checks.ts';
import { sweepFilesJob } from '../service/jobs/screenshot-jobs.ts';
import { reopenJobs } from '../adapters/queue/claim-job.ts';
import { enqueueJob } from '../adapters/queue/enqueue-job.ts';
import { wakeSchedulesIfAny } from '../service/schedules/schedule-job.ts';
import type { Metrics } from '../service/metrics/metrics.ts';
import type { SecretKey } from '../service/secrets/secret-key.ts';
import { sendWebhooks } from './send-webhooks.ts';

type JobParts = Omit<JobRunnerDeps, 'atOnce' | 'kinds' | 'metrics'> & {
  readonly config: Config;
  readonly createPolicy: CreatePolicy;
  readonly metrics: Metrics | undefined;
  readonly secretKey: SecretKey | undefined;
};

/** Call `wake` if a job may be due. */
export type Jobs = { start(): void; readonly wake: () => void; close(): Promise<void> };

/**
 * Every process runs jobs, except one whose data ends with it. With the embedded database, no other process can be
 * running one.
 */
export async function prepareJobs(parts: JobParts): Promise<Jobs> {
  const { config, db, log } = parts;
  const kinds = [...jobKinds, sendWebhooks(parts)];
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
