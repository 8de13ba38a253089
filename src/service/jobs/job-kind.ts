import type { Database } from '../../adapters/db/schema.ts';
import type { ScreenshotStore } from '../../adapters/files/screenshot-store.ts';
import type { RuleInfoSource } from '../../records/issues/write-findings.ts';
import type { ClaimedJob, Progress } from '../../adapters/queue/job.ts';

export type JobContext = {
  readonly db: Database;
  readonly screenshots: ScreenshotStore;
  readonly ruleInfo: RuleInfoSource;
  /** Aborted when the service stops. A step then ends at the next point where it can resume. */
  readonly signal: AbortSignal;
};

/** `cursor` is passed to the next step, which any process may run. It is stored as JSON. */
export type StepOutcome =
  | { readonly kind: 'done'; readonly progress?: Progress }
  | {
      readonly kind: 'continue';
      readonly cursor: unknown;
      readonly progress?: Progress;
      /** The delay of the next step. Absent: none. */
      readonly afterSeconds?: number;
    };

/**
 * One kind of background work. A step takes about half a second. It may be repeated, because a process can die before
 * it records the step's success. A failed step throws, and is retried later.
 */
export type JobKind = {
  readonly kind: string;
  /** Its steps take as long as the response of another machine. */
  readonly waitsForOthers?: true;
  readonly step: (context: JobContext, job: ClaimedJob) => Promise<StepOutcome>;
};
