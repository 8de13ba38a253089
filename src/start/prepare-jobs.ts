import type { Config } from '../config.ts';
import { userAgent } from '../version.ts';
import type { JobRunnerDeps } from '../service/jobs/job-runner.ts';
import { JobRunners } from '../service/jobs/job-runners.ts';
import { listJobKinds } from '../service/jobs/job-kinds.ts';
import { HourlyChecks } from '../service/jobs/hourly-checks.ts';
import { sweepFilesJob } from '../service/jobs/screenshot-jobs.ts';
import { reopenJobs } from '../adapters/queue/claim-job.ts';
import { enqueueJob } from '../adapters/queue/enqueue-job.ts';
import { wakeSchedulesIfAny } from '../service/schedules/schedule-job.ts';
import type { Metrics } from '../service/metrics/metrics.ts';
import type { SecretKey } from '../service/secrets/secret-key.ts';
import type { DeliveryDeps } from '../service/webhooks/send-next-delivery.ts';

type JobParts = Omit<JobRunnerDeps, 'atOnce' | 'kinds' | 'metrics'> & {
  readonly config: Config;
  readonly metrics: Metrics | undefined;
  readonly postWebhook: DeliveryDeps['post'];
  readonly secretKey: SecretKey | undefined;
};

/** Call `wake` if a job may be due. */
export type Jobs = { start(): void; readonly wake: () => void; close(): Promise<void> };

/**
 * Every process runs jobs, except one whose data ends with it. With the embedded database, no other process can be
 * running one.
 */
export async function prepareJobs({ config, postWebhook: post, secretKey, ...deps }: JobParts): Promise<Jobs> {
  const { db, log, metrics } = deps;
  const onAttempt: DeliveryDeps['onAttempt'] = (result) => metrics?.webhookAttempt(result);
  const webhooks = { post, secretKey, userAgent, publicUrl: config.publicUrl?.origin, onAttempt };
  const runner = new JobRunners({ ...deps, kinds: listJobKinds({ webhooks }) });
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
