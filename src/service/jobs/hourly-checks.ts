import type { Logger } from 'pino';
import type { Database } from '../../adapters/db/schema.ts';
import { Nap } from '../../time/nap.ts';
import { enqueueRetention } from './enqueue-retention.ts';
import { recallTimes } from './recall-times.ts';

type HourlyDeps = { readonly db: Database; readonly log: Logger; readonly wake: () => void };

const everyMs = 3_600_000;

/**
 * Runs at the start and each hour. Corrects times that were set while the clock of the database was ahead. Starts the
 * job that looks for old scans, unless scans are kept forever. Several processes start one job.
 */
export class HourlyChecks {
  readonly #deps: HourlyDeps;
  readonly #nap = new Nap();
  #isStopped = false;
  #loop: Promise<void> | undefined;

  constructor(deps: HourlyDeps) {
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
      await this.#check('times that are too late', () => correctTimes(this.#deps));
      await this.#check('the retention of scans', () => startRetention(this.#deps));
      await this.#nap.take(everyMs);
    }
  }

  async #check(what: string, check: () => Promise<void>): Promise<void> {
    await check().catch((error: unknown) => this.#deps.log.warn({ err: error }, `${what} could not be checked`));
  }
}

async function correctTimes({ db, log, wake }: HourlyDeps): Promise<void> {
  const counts = await recallTimes(db);
  if (Object.values(counts).every((count) => count === 0)) return;
  log.warn(counts, 'the clock of the database was ahead: what waited for its times was put right');
  wake();
}

async function startRetention({ db, wake }: HourlyDeps): Promise<void> {
  if (await enqueueRetention(db)) wake();
}
