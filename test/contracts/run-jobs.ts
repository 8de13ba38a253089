import { sql } from 'kysely';
import { pino } from 'pino';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { ScreenshotStore } from '../../src/adapters/files/screenshot-store.ts';
import { jobKinds } from '../../src/service/jobs/job-kinds.ts';
import type { WebhookSending } from '../../src/service/webhooks/send-webhook-kind.ts';
import { sendWebhookKind } from '../../src/service/webhooks/send-webhook-kind.ts';
import type { NetworkPolicy } from '../../src/adapters/net/policy.ts';
import { holdHostKind } from '../../src/service/schedules/hold-host.ts';
import { JobRunners } from '../../src/service/jobs/job-runners.ts';
import { JobRunner } from '../../src/service/jobs/job-runner.ts';
import { ruleInfo } from './make-scans.ts';

type Deps = {
  readonly db: Database;
  readonly screenshots: ScreenshotStore;
  readonly webhooks?: WebhookSending;
  /** Undefined: the process scans nothing. */
  readonly network?: NetworkPolicy;
};

const kindsWith = ({ webhooks, network }: { readonly [Part in 'webhooks' | 'network']: Deps[Part] | undefined }) => [
  ...jobKinds,
  ...(webhooks === undefined ? [] : [sendWebhookKind(webhooks)]),
  ...(network === undefined ? [] : [holdHostKind(network)]),
];

export function aJobRunner({ webhooks, network, ...deps }: Deps): JobRunner {
  return new JobRunner({ ...deps, ruleInfo, kinds: kindsWith({ webhooks, network }), log: pino({ level: 'silent' }) });
}

/** As in a service: runs in the background until it is stopped. */
export function someJobRunners({ webhooks, network, ...deps }: Deps): JobRunners {
  return new JobRunners({ ...deps, ruleInfo, kinds: kindsWith({ webhooks, network }), log: pino({ level: 'silent' }) });
}

/** Runs every job that is due until there is none: as if a service had run for a while. Gives the number of steps. */
export async function runJobs(deps: Deps): Promise<number> {
  const runner = aJobRunner(deps);
  let steps = 0;
  while (await runner.runNextStep()) steps += 1;
  return steps;
}

/** The same, after the time that jobs wait for. */
export async function runJobsLater(deps: Deps): Promise<number> {
  await sql`update jobs set run_at = now(), lease_until = null, state = 'waiting' where state in ('waiting', 'running')`.execute(
    deps.db,
  );
  return runJobs(deps);
}
