import type { Logger } from 'pino';
import type { Database } from '../db/schema.ts';
import { enqueueJob } from '../queue/enqueue-job.ts';
import { readRetention } from '../settings/read-settings.ts';
import { retentionJob } from '../settings/retention-job.ts';
import { Nap } from '../shared/nap.ts';

type Deps = { readonly db: Database; readonly log: Logger; readonly wake: () => void };

const everyMs = 3_600_000;

/** Starts the job that looks for old scans, at the start and each hour, unless scans stay whole. Several processes start one job. */
export class RetentionClock {
  readonly #deps: Deps;
  readonly #nap = new Nap();
  #isStopped = false;
  #loop: Promise<void> | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#loop = this.#run();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#nap.end();
    await this.#loop;
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      await this.#enqueue().catch((error: unknown) =>
        this.#deps.log.warn({ err: error }, 'the retention of scans could not be checked'),
      );
      await this.#nap.take(everyMs);
    }
  }

  async #enqueue(): Promise<void> {
    const { db, wake } = this.#deps;
    if ((await readRetention(db)) === undefined) return;
    await enqueueJob(db, retentionJob);
    wake();
  }
}
