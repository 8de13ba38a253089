import type { Database } from '../../adapters/db/schema.ts';
import type { ScreenshotStore } from '../../adapters/files/screenshot-store.ts';
import type { RuleInfoSource } from '../../records/issues/write-findings.ts';
import type { ClaimedJob, Progress } from '../../adapters/queue/job.ts';
import type { DeliveryDeps } from '../webhooks/send-next-delivery.ts';

/** The arguments of every step. */
export type JobContext = {
  readonly db: Database;
  readonly screenshots: ScreenshotStore;
  readonly ruleInfo: RuleInfoSource;
  /** Undefined where nothing is sent. */
  readonly webhooks?: Omit<DeliveryDeps, 'db'> | undefined;
  /** Aborted when the service stops. A step then ends at the next point at which it can resume. */
  readonly signal: AbortSignal;
};

/** `cursor` is passed to the next step, which any process may run. It is stored as JSON. */
export type StepOutcome =
  | { readonly kind: 'done'; readonly progress?: Progress }
  | {
      readonly kind: 'continue';
      readonly cursor: unknown;
      readonly progress?: Progress;
      /** Delay of the next step. No delay if absent. */
      readonly afterSeconds?: number;
    };

/**
 * One kind of background work. A step takes about half a second and may be repeated, because a process can die
 * before the success of its step is recorded. A step that fails throws, and is retried later.
 */
export type JobKind = {
  readonly kind: string;
  /** Its steps take as long as another machine does to answer. */
  readonly waitsForOthers?: true;
  readonly step: (context: JobContext, job: ClaimedJob) => Promise<StepOutcome>;
};
