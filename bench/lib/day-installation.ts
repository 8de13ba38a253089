import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Database } from '../../src/db/schema.ts';
import { sql } from 'kysely';
import { answerOf, cpuOfAll, forkWorkers, readPostmaster } from './fork-workers.ts';
import { readWalBytes } from './database-size.ts';
import { percentile, round2 } from './measure.ts';
import type { ProcessUse } from './process-use.ts';
import { watchProcess } from './process-use.ts';
import type { PeopleRead } from './read-as-people.ts';
import type { BenchService } from './service.ts';
import { startService } from './service.ts';
import type { SimulatedWork, WorkDone } from './simulated-workers.ts';

/** Processor time in milliseconds, of the whole phase; that of the web process with the browser that prints. */
export type Use = {
  readonly seconds: number;
  readonly databaseCpuMs: number;
  readonly workerCpuMs: number;
  readonly webCpuMs: number;
  readonly walBytes: number;
};

type Place = { readonly db: Database; readonly url: string; readonly dataFolder: string; readonly processes: number };

/** A database, a web process, and processes of simulated workers, whose use is measured phase by phase. */
export class DayInstallation {
  readonly db: Database;
  readonly #web: BenchService;
  readonly #watched: Readonly<Record<'database' | 'web', ReturnType<typeof watchProcess>>>;
  readonly #work: SimulatedWork;
  readonly #processes: number;
  #workers: readonly ChildProcess[] = [];

  private constructor(place: Place, parts: { web: BenchService; postmaster: number; work: SimulatedWork }) {
    this.db = place.db;
    this.#processes = place.processes;
    this.#web = parts.web;
    this.#work = parts.work;
    this.#watched = { database: watchProcess(parts.postmaster), web: watchProcess(parts.web.pid) };
  }

  static async start(place: Place, work: SimulatedWork): Promise<DayInstallation> {
    const { dataFolder, url: databaseUrl } = place;
    const web = await startService({ dataFolder, databaseUrl, args: ['--role', 'web'] });
    return new DayInstallation(place, { web, work, postmaster: await readPostmaster(place.url) });
  }

  get origin(): string {
    return this.#web.origin;
  }

  async startWorkers(): Promise<void> {
    this.#workers = await Promise.all(Array.from({ length: this.#processes }, () => forkWorkers(this.#work)));
  }

  async stopWorkers() {
    const done = await Promise.all(this.#workers.map((child) => answerOf<WorkDone>(child)));
    this.#workers = [];
    return {
      pages: done.reduce((count, { records }) => count + records.length, 0),
      claimMs: describe(done.flatMap(({ claims }) => claims.map(({ ms }) => ms))),
      recordMs: describe(done.flatMap(({ records }) => records.map(({ ms }) => ms))),
    };
  }

  async startReader(seen: readonly string[]): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, 'read-as-people.ts'), [this.origin, JSON.stringify(seen)]);
    await once(child, 'message');
    return child;
  }

  async stopReader(reader: ChildProcess): Promise<PeopleRead> {
    return answerOf<PeopleRead>(reader);
  }

  /** Runs a phase, and returns what it used. Workers of the phase must be running at its end. */
  async measure(action: () => Promise<void>): Promise<Use> {
    await sql`checkpoint`.execute(this.db);
    const started = performance.now();
    const before = await this.#readUse();
    await action();
    const after = await this.#readUse();
    return {
      seconds: round2((performance.now() - started) / 1_000),
      databaseCpuMs: Math.round(after.databaseCpuMs - before.databaseCpuMs),
      workerCpuMs: Math.round(after.workerCpuMs - before.workerCpuMs),
      webCpuMs: Math.round(after.webCpuMs - before.webCpuMs),
      walBytes: after.walBytes - before.walBytes,
    };
  }

  async stop(): Promise<void> {
    for (const watched of Object.values(this.#watched)) watched.stop();
    for (const child of this.#workers) child.kill();
    await this.#web.stop();
  }

  async #readUse() {
    const cpuMsOf = ({ rootCpu, belowCpu }: ProcessUse) => (rootCpu + belowCpu) * 1_000;
    return {
      databaseCpuMs: cpuMsOf(this.#watched.database.now()),
      workerCpuMs: cpuOfAll(this.#workers),
      webCpuMs: cpuMsOf(this.#watched.web.now()),
      walBytes: await readWalBytes(this.db),
    };
  }
}

function describe(values: readonly number[]) {
  return {
    count: values.length,
    p50: round2(percentile(values, 0.5)),
    p95: round2(percentile(values, 0.95)),
    max: round2(Math.max(0, ...values)),
  };
}
