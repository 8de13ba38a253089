import type { Database } from '../db/schema.ts';
import type { ScreenshotStore } from '../files/screenshot-store.ts';
import type { RuleInfoSource } from '../issues/write-findings.ts';
import type { ClaimedJob, Progress } from '../queue/job.ts';

/** What the steps of every kind are given. */
export type JobContext = {
  readonly db: Database;
  readonly screenshots: ScreenshotStore;
  readonly ruleInfo: RuleInfoSource;
  /** Aborted when the service stops: a step ends at the next point at which it can be resumed. */
  readonly signal: AbortSignal;
};

/** `cursor` is given to the next step, which any process may take. It is stored as JSON. */
export type StepOutcome =
  | { readonly kind: 'done'; readonly progress?: Progress }
  | {
      readonly kind: 'continue';
      readonly cursor: unknown;
      readonly progress?: Progress;
      /** Until the next step; none when it is left out. */
      readonly afterSeconds?: number;
    };

/**
 * One kind of long work. A step takes about half a second and may be repeated: a process can end after it, before anyone
 * knows that it succeeded. It throws when it failed, and is tried again later.
 */
export type JobKind = {
  readonly kind: string;
  readonly step: (context: JobContext, job: ClaimedJob) => Promise<StepOutcome>;
};
