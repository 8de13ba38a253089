import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';
import { claimJob, renewEveryMs, renewJob } from '../../adapters/queue/claim-job.ts';
import type { ClaimedJob } from '../../adapters/queue/job.ts';
import { continueJob, failJob, finishJob, maxJobFailures, releaseJob } from '../../adapters/queue/settle-job.ts';
import { letOthersGo } from '../../time/let-others-go.ts';
import { Nap } from '../../time/nap.ts';
import { endsWithin } from '../../time/time-limit.ts';
import { describeError } from './describe-error.ts';
import type { JobContext, JobKind, StepOutcome } from './job-kind.ts';

export type JobRunnerDeps = Omit<JobContext, 'signal'> & {
  readonly kinds: readonly JobKind[];
  /** The number of concurrent steps: 1 unless they wait for other machines. */
  readonly atOnce?: number;
  readonly log: Logger;
  readonly metrics?: Pick<Metrics, 'jobStep'> | undefined;
};

/**
 * The interval at which a process looks, with one statement, for jobs that another process started. It runs its own
 * jobs at once.
 */
const lookEveryMs = 5_000;
/** The time that the running step has to end when the service stops. */
const stopMs = 4_000;

/**
 * Runs jobs step by step, one or a few at a time. After each step the job that has been due for longest is next, so a
 * long job does not delay the others. Processes share the work through the database alone.
 */
export class JobRunner {
  readonly #deps: JobRunnerDeps;
  readonly #kinds: ReadonlyMap<string, JobKind>;
  readonly #stopping = new AbortController();
  readonly #nap = new Nap();
  #loop: Promise<void> | undefined;

  constructor(deps: JobRunnerDeps) {
    this.#deps = deps;
    this.#kinds = new Map(deps.kinds.map((kind) => [kind.kind, kind]));
  }

  start(): void {
    this.#loop = this.#run();
  }

  /** Looks immediately for a due job. */
  wake(): void {
    this.#nap.end();
  }

  /** Ends after the running step. A step that takes longer is abandoned, and its job continues after its lease. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#nap.end();
    if (this.#loop !== undefined) await endsWithin(stopMs, this.#loop);
  }

  /** Runs the next due step. Returns false if there is none. */
  async runNextStep(): Promise<boolean> {
    const job = await this.#claim();
    if (job !== undefined) await this.#runClaimed(job);
    return job !== undefined;
  }

  async #claim(): Promise<ClaimedJob | undefined> {
    return claimJob(this.#deps.db, [...this.#kinds.keys()]);
  }

  async #runClaimed(job: ClaimedJob): Promise<void> {
    const { db, log } = this.#deps;
    const kind = this.#kinds.get(job.kind);
    if (kind === undefined) throw new Error(`No step for jobs of kind ${job.kind}.`);
    const renewal = setInterval(
      () =>
        void renewJob(db, job).catch((error: unknown) =>
          log.warn({ err: error, job: job.id }, 'a job could not be renewed'),
        ),
      renewEveryMs,
    );
    try {
      await this.#runStep(kind, job);
    } finally {
      clearInterval(renewal);
    }
  }

  async #run(): Promise<void> {
    const { atOnce = 1 } = this.#deps;
    const running = new Set<Promise<void>>();
    while (!this.#stopping.signal.aborted) {
      const job = await this.#claim().catch((error: unknown) => this.#complain(error));
      if (job === undefined) {
        await this.#nap.take(lookEveryMs);
        continue;
      }
      const step = this.#runClaimed(job)
        .catch((error: unknown) => this.#complain(error))
        .finally(() => {
          running.delete(step);
          // The next step of this job may be due.
          this.#nap.end();
        });
      running.add(step);
      if (running.size >= atOnce) await Promise.race(running);
      await letOthersGo();
    }
    await Promise.all(running);
  }

  #complain(error: unknown): undefined {
    this.#deps.log.error({ err: error }, 'a job could not be claimed or settled');
    return undefined;
  }

  async #runStep(kind: JobKind, job: ClaimedJob): Promise<void> {
    const { db, log, metrics } = this.#deps;
    try {
      // Processes that repeatedly die during a step count as failures too.
      if (job.attempts >= maxJobFailures) throw new Error('The step never ended.');
      await this.#settle(job, await kind.step({ ...this.#deps, signal: this.#stopping.signal }, job));
      metrics?.jobStep('done');
    } catch (error) {
      if (this.#stopping.signal.aborted) return releaseJob(db, job);
      metrics?.jobStep('failed');
      const state = await failJob(db, job, describeError(error));
      const about = { err: error, job: job.id, kind: job.kind, attempts: job.attempts + 1 };
      if (state === 'failed') log.error(about, 'a job failed too often and stops until the next start');
      else log.warn(about, 'a step of a job failed and will be retried');
    }
  }

  async #settle(job: ClaimedJob, outcome: StepOutcome): Promise<void> {
    const { db } = this.#deps;
    const progress = outcome.progress ?? null;
    if (outcome.kind === 'done') return finishJob(db, job, progress);
    const { cursor, afterSeconds = 0 } = outcome;
    return continueJob(db, job, { cursor, progress, afterSeconds });
  }
}
