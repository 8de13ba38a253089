import type { Logger } from 'pino';
import { PdfPrinter } from './browser/print-pdf.ts';
import type { Config } from './config.ts';
import type { HttpApp } from './edges/http/http-app.ts';
import { PatternThread } from './finding-pages/crawl/pattern-thread.ts';
import type { BegunStart } from './start/begin-start.ts';
import { beginStart } from './start/begin-start.ts';
import { createWeb } from './start/create-web.ts';
import { guardNetwork } from './start/guard-network.ts';
import { maintainOwnTables } from './start/maintain-own-tables.ts';
import { openCatalogs } from './start/open-catalogs.ts';
import { openFiles } from './start/open-files.ts';
import { openMetrics } from './start/open-metrics.ts';
import { openReads } from './start/open-reads.ts';
import { openSecretKey } from './start/open-secret-key.ts';
import { prepareJobs } from './start/prepare-jobs.ts';
import { openRegister } from './start/open-register.ts';
import { publish } from './start/publish.ts';
import { startWorker } from './start/start-worker.ts';

export type RunningService = {
  /** The URL of the service. Undefined for a process that is only a worker. */
  readonly address: string | undefined;
  /** Stops taking work, releases pages and jobs in progress, and closes the database. */
  close(): Promise<void>;
};

/**
 * Builds the service from its parts, some of which may have begun to start. No other code does. Throws an Error that
 * says what to do.
 */
export async function startService(config: Config, log: Logger, begun?: BegunStart): Promise<RunningService> {
  const { host, port } = config;
  const listen = async (app: HttpApp) =>
    app.listen({ host, port, listenTextResolver: (place) => `Curbcut is at ${place}` });
  return start({ config, log, begun: begun ?? (await beginStart(config, log)), listen });
}

/** The service for this process alone. It listens on no port, and has no data when it starts. */
export type ServiceInPlace = {
  /** Answers a request as the service would. */
  readonly inject: HttpApp['inject'];
  close(): Promise<void>;
};

/** Builds the service without a port, from parts that have begun to start. Only this user may open its folders. */
export async function startInPlace(config: Config, log: Logger, begun: BegunStart): Promise<ServiceInPlace> {
  const service = await start({ config, log, begun });
  if (service.app === undefined) throw new Error('The service in place has no interface.');
  return { inject: service.app.inject.bind(service.app), close: async () => service.close() };
}

type Start = {
  readonly config: Config;
  readonly log: Logger;
  readonly begun: BegunStart;
  /** Makes the interface reachable, and returns its URL. Without it, only this process reaches the interface. */
  readonly listen?: (app: HttpApp) => Promise<string>;
};
type Started = RunningService & { readonly app: HttpApp | undefined };

type Closable = { close(): Promise<void> };

/**
 * The whole start. Each part starts after those that it needs and closes before them, even if a later one fails to
 * start.
 */
async function start({ config, log, begun, listen }: Start): Promise<Started> {
  await using opened = new AsyncDisposableStack();
  const keep = <Part extends Closable | undefined>(part: Part) => opened.adopt(part, async (one) => one?.close());
  opened.defer(begun.removeTempFolder);
  const browser = keep(begun.browser);
  const database = keep(await begun.database);
  const { db } = database;
  const register = keep(openRegister({ browser, config, db, log }));
  const files = keep(await openFiles({ config, log, database }));
  const { screenshots } = files;
  const measured = keep(await openMetrics({ config, db, log }));
  const { metrics } = measured;
  const reads = keep(openReads({ config, db, metrics }));
  const patterns = keep(new PatternThread());
  const createPolicy = guardNetwork({ config, database, files, reads, register });
  const secretKey = await openSecretKey({ config, db, log });
  const { catalogIn, ruleInfo } = openCatalogs(config);
  const jobs = keep(await prepareJobs({ config, db, log, metrics, createPolicy, ruleInfo, screenshots, secretKey }));
  const worker = await startWorker({
    browser,
    config,
    db,
    log,
    metrics,
    network: createPolicy(config.network),
    patterns,
    ruleInfo,
    screenshots,
    secretKey,
    wakeJobs: jobs.wake,
  });
  opened.defer(async () => worker?.stop());
  const printer = keep(browser && new PdfPrinter({ launch: browser.launch }));
  const app = await createWeb({
    catalogIn,
    config,
    db,
    jobs,
    log,
    metrics,
    patterns,
    printer,
    reads,
    screenshots,
    secretKey,
    worker,
  });
  opened.defer(async () => app?.close());
  const address = await publish({ app, browser, config, db, listen, log, measured, reads, register });
  jobs.start();
  keep(maintainOwnTables({ config, db, log }));
  const open = opened.move();
  return { address, app, close: async () => open.disposeAsync() };
}
