import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import type { DatabaseLocation, OpenDatabase } from '../../src/adapters/db/open-database.ts';
import type { ScanRecord } from '../../src/records/scans/scan-record.ts';
import { hasEnded } from '../../src/records/scans/scan-state.ts';
import type { Engine } from '../databases/test-databases.ts';
import { ScanClient } from '../e2e/scan-client.ts';
import { DatabaseServer } from './database-server.ts';
import type { FaultSite } from './fault-site.ts';
import { startFaultSite } from './fault-site.ts';
import { longestStopMs } from './longest-stop.ts';
import { ServiceProcess } from './service-process.ts';
import { waitUntil } from './wait-until.ts';

export type WorldOptions = {
  readonly engine: Engine;
  readonly pageCount: number;
  readonly folder?: string;
  /** A data folder with an empty database to begin with; otherwise the service creates one, which takes seconds. */
  readonly template?: string;
};

type Ground = {
  readonly options: WorldOptions;
  readonly folder: string;
  readonly site: FaultSite;
  readonly server: DatabaseServer | undefined;
};

/** How a process differs from a service of this checkout with both roles. */
export type Variant = {
  /** The file of another program on the same data. */
  readonly main?: string;
  readonly flags?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
};

/** The lease of a page (40 s), the sweep that finds it run out (5 s), and the page itself, on a busy machine. */
const endLimitMs = 180_000;

/**
 * Everything that a sequence of rounds needs: a site, a database, a data folder, and the processes that start
 * and end.
 */
export class FaultWorld {
  readonly engine: Engine;
  readonly site: FaultSite;
  readonly dataFolder: string;
  readonly tempFolder: string;
  /** Every process of this world has it in its environment, so none can be missed. */
  readonly folder: string;
  readonly server: DatabaseServer | undefined;
  #url: string | undefined;
  #service: ServiceProcess | undefined;
  #worker: ServiceProcess | undefined;
  readonly #started: ServiceProcess[] = [];

  private constructor({ options, folder, site, server }: Ground, url: string | undefined) {
    this.engine = options.engine;
    this.folder = folder;
    this.site = site;
    this.server = server;
    this.dataFolder = join(folder, 'data');
    this.tempFolder = join(folder, 'temp');
    this.#url = url;
  }

  static async open(options: WorldOptions): Promise<FaultWorld> {
    const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'curbcut-faults-')));
    const server = options.engine === 'server' ? await DatabaseServer.start() : undefined;
    const site = await startFaultSite(options.pageCount);
    const world = new FaultWorld({ options, folder, site, server }, await server?.create('faults'));
    await mkdir(world.dataFolder, { recursive: true });
    if (options.template !== undefined) await cp(options.template, world.dataFolder, { recursive: true });
    await mkdir(world.tempFolder, { recursive: true });
    return world;
  }

  get location(): DatabaseLocation {
    if (this.#url === undefined) return { kind: 'embedded', folder: this.dataFolder };
    return { kind: 'server', url: this.#url, maxConnections: 4 };
  }

  /** From now on the processes that are started, and the harness, reach the database of the server by this URL. */
  reachDatabaseBy(url: string): void {
    this.#url = url;
  }

  get service(): ServiceProcess {
    if (this.#service === undefined) throw new Error('No service was started in this world.');
    return this.#service;
  }

  get worker(): ServiceProcess | undefined {
    return this.#worker;
  }

  get client(): ScanClient {
    return new ScanClient(this.service.origin);
  }

  get processes(): readonly ServiceProcess[] {
    return this.#started.filter((one) => one.isRunning);
  }

  /** The service of this world from now on; one that was started before keeps running. */
  async startService(variant: Variant = {}): Promise<ServiceProcess> {
    return (this.#service = await this.#start('serve', {
      ...variant,
      flags: ['--port', '0', ...(variant.flags ?? [])],
    }));
  }

  async startWorker(variant: Variant = {}): Promise<ServiceProcess> {
    return (this.#worker = await this.#start('worker', variant));
  }

  /** One more on the same data, to see it refused. */
  spawnSecond(): ServiceProcess {
    return this.spawn('serve', { flags: ['--port', '0'] });
  }

  /** A command on the same data. */
  spawn(command: string, variant: Variant = {}): ServiceProcess {
    return ServiceProcess.spawn(this.#describeStart(command, variant));
  }

  /** The scan's record; undefined while the service or its database is away. */
  async look(scanId: string): Promise<ScanRecord | undefined> {
    return this.client.get(scanId).catch(() => undefined);
  }

  async untilEnded(scanId: string): Promise<ScanRecord> {
    return waitUntil('the scan has ended', endLimitMs, async () => {
      const scan = await this.look(scanId);
      return scan !== undefined && hasEnded(scan.status) ? scan : undefined;
    });
  }

  /** What a scan's end leaves to jobs is done: pictures that no row names are removed. */
  async untilJobsAreDone(): Promise<void> {
    await waitUntil('no job is left', endLimitMs, async () => {
      const open = await Promise.all([this.client.countJobs('waiting'), this.client.countJobs('running')]);
      return open.every((count) => count === 0) ? true : undefined;
    });
  }

  /** Asks all processes to stop: each within its time and with code 0, or this throws. */
  async stopAll(): Promise<void> {
    await Promise.all(this.processes.map((one) => this.stop(one)));
  }

  /** Throws unless the process ends within its time and with code 0. */
  async stop(one: ServiceProcess): Promise<void> {
    const { code, tookMs } = await one.stop();
    if (code === 0 && tookMs <= longestStopMs) return;
    throw new Error(`a stop took ${Math.round(tookMs)} ms and gave code ${code}: ${one.said.slice(-3_000)}`);
  }

  /** The database for the harness itself. The embedded one cannot be opened while a service runs. */
  async withDatabase<T>(action: (database: OpenDatabase) => Promise<T>): Promise<T> {
    const database = await openDatabase(this.location);
    try {
      return await action(database);
    } finally {
      await database.close();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.processes.map((one) => one.kill()));
    await this.site.close();
    await this.server?.close();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  async #start(command: string, variant: Variant): Promise<ServiceProcess> {
    const started = await ServiceProcess.start(this.#describeStart(command, variant));
    this.#started.push(started);
    return started;
  }

  #describeStart(command: string, { main, flags = [], environment = {} }: Variant) {
    return {
      main,
      args: [command, ...flags, '--data-dir', this.dataFolder],
      environment: {
        TMPDIR: this.tempFolder,
        ...(this.#url !== undefined && { DATABASE_URL: this.#url }),
        ...environment,
      },
    };
  }
}
