import { randomInt, randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { describeExposure } from './service/access/describe-exposure.ts';
import { PdfPrinter } from './browser/print-pdf.ts';
import { describeUserAgent } from './browser/user-agent.ts';
import type { BegunStart } from './start/begin-start.ts';
import { keepCatalogs } from './start/keep-catalogs.ts';
import { maintainOwnTables } from './start/maintain-own-tables.ts';
import { openMetrics } from './start/open-metrics.ts';
import { openFiles } from './start/open-files.ts';
import { openReads } from './start/open-reads.ts';
import type { Jobs } from './start/prepare-jobs.ts';
import { prepareJobs } from './start/prepare-jobs.ts';
import { renewSeals } from './start/renew-seals.ts';
import { beginStart } from './start/begin-start.ts';
import { noBrowser } from './start/browser-parts.ts';
import type { Config } from './config.ts';
import { PatternThread } from './finding-pages/crawl/pattern-thread.ts';
import { isDatabaseAway } from './adapters/db/is-database-away.ts';
import type { OpenDatabase } from './adapters/db/open-database.ts';
import { engines } from './engines/engines.ts';
import type { HttpApp } from './edges/http/http-app.ts';
import { KnownEndpoints } from './service/processes/known-endpoints.ts';
import { ProcessRegister } from './service/processes/process-register.ts';
import { createHttpApp } from './edges/http/create-http-app.ts';
import { reviews } from './engines/reviews.ts';
import type { RuleCatalog } from './engines/rule-catalog.ts';
import type { RuleInfoSource } from './records/issues/write-findings.ts';
import { countStarts } from './service/metrics/count-starts.ts';
import { listListening } from './adapters/net/list-listening.ts';
import type { ListOwnEndpoints } from './adapters/net/own-endpoints.ts';
import { createNetworkPolicy } from './adapters/net/policy.ts';
import { createWebhookPost } from './adapters/net/webhook-post.ts';
import { reclaimPages } from './records/pages/reclaim-pages.ts';
import { createDocumentPrinter } from './reports/pdf/print-document.ts';
import { createPdfRenderer } from './reports/pdf/render-pdf.ts';
import { reclaimDiscoveries } from './records/scans/reclaim-discoveries.ts';
import { readWorkerSettings } from './service/settings/read-settings.ts';
import type { BrowserKeeper } from './worker/browser-keeper.ts';
import { createSecretKey } from './service/secrets/secret-key.ts';
import { readCommit, version } from './version.ts';
import { Worker } from './worker/worker.ts';

export type RunningService = {
  /** The URL of the service. Undefined for a worker alone. */
  readonly address: string | undefined;
  /** Stops taking work, releases pages and jobs in progress, and closes the database. */
  close(): Promise<void>;
};

/** Builds the service from its parts: the only place that does. Throws an Error with a message that says what to do. */
export async function startService(config: Config, log: Logger): Promise<RunningService> {
  return start({ config, log, open: listen, begun: await beginStart(config, log) });
}

/** The service for this process alone: it listens on no port, and has no data when it starts. */
export type ServiceInPlace = {
  /** Answers a request as the service would. */
  readonly inject: HttpApp['inject'];
  close(): Promise<void>;
};

/** Builds the same service without a port, of parts that have begun to start. Its folders belong to the user alone. */
export async function startInPlace(config: Config, log: Logger, begun: BegunStart): Promise<ServiceInPlace> {
  const opened: { inject?: HttpApp['inject'] } = {};
  const service = await start({
    config,
    log,
    begun,
    open: async (app) => {
      await app.ready();
      opened.inject = app.inject.bind(app);
      return undefined;
    },
  });
  if (opened.inject === undefined) throw new Error('The service in place has no interface.');
  return { inject: opened.inject, close: () => service.close() };
}

type Start = {
  readonly config: Config;
  readonly log: Logger;
  readonly begun: BegunStart;
  /** Makes the interface reachable. Returns its URL, if it has one. */
  readonly open: (app: HttpApp, parts: Parts) => Promise<string | undefined>;
};

async function start({ config, log, open, begun }: Start): Promise<RunningService> {
  const { browser, removeTempFolder } = begun;
  try {
    const database = await begun.database;
    if (database.schema === 'newer')
      log.info('a newer version has changed the database; this one works with it until it is replaced');
    try {
      return await startParts({ config, log, database, browser, removeTempFolder, open });
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    await browser?.close();
    await removeTempFolder();
    throw error;
  }
}

type Opened = Pick<Ground, 'config' | 'log' | 'database'> & {
  readonly browser: BrowserKeeper | undefined;
  readonly removeTempFolder: () => Promise<void>;
  readonly open: Start['open'];
};

async function startParts({ config, log, database, browser, removeTempFolder, open }: Opened): Promise<RunningService> {
  const register = new ProcessRegister({
    db: database.db,
    log,
    processId: randomUUID(),
    role: config.role,
    check: () => browser?.checks ?? noBrowser,
  });
  const parts = await buildParts({ config, log, database, register });
  await renewSeals(parts);
  const jobs = await prepareJobs({ ...parts, ruleInfo: ruleInfoFrom(parts.catalog) });
  const worker =
    config.role === 'web' || browser === undefined
      ? undefined
      : await startWorker({ ...parts, wakeJobs: () => jobs.wake() }, browser);
  const printer = browser === undefined ? undefined : new PdfPrinter({ launch: browser.launch });
  browser?.onTrial(() => register.write());
  register.start();
  await register.announce(parts.listServers);
  const closing = new AbortController();
  const running: { web?: Web | undefined; maintenance?: Promise<void> } = {};
  const stop = async () => {
    closing.abort();
    await browser?.close();
    await printer?.close();
    await worker?.stop();
    await running.web?.close();
    await jobs.stop();
    await parts.patterns.close();
    await running.maintenance;
    await register.close();
    await parts.measured.close();
    await parts.files.close();
    await parts.reads?.close();
  };
  try {
    if (config.role !== 'worker')
      running.web = await openWeb({ ...parts, open }, { worker, jobs, printer, closing: closing.signal });
  } catch (error) {
    await stop();
    throw error;
  }
  jobs.start();
  running.maintenance = maintainOwnTables(parts, closing.signal);
  return {
    address: running.web?.address,
    close: async () => {
      await stop();
      await database.close();
      await removeTempFolder();
    },
  };
}

type Ground = {
  readonly config: Config;
  readonly log: Logger;
  readonly database: OpenDatabase;
  readonly register: ProcessRegister;
};

async function buildParts(ground: Ground) {
  const { config, database, register } = ground;
  const known = new KnownEndpoints(database.db);
  const catalogIn = keepCatalogs();
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });
  const files = await openFiles(ground);
  const measured = await openMetrics({ ...ground, db: database.db });
  const reads = openReads({ ...ground, measured });
  const ownEndpoints: ListOwnEndpoints = async (freshness) => [
    ...register.endpoints,
    ...(await known.list(freshness)),
    ...database.endpoints,
    ...files.endpoints,
    ...(reads?.endpoints ?? []),
  ];
  return {
    ...ground,
    db: database.db,
    engines,
    reviews,
    catalog: catalogIn('en'),
    catalogIn,
    files,
    measured,
    reads,
    /** Other processes refuse to scan them, too: a worker needs no variable that names the replicas. */
    listServers: () => [...measured.endpoints(), ...(reads?.endpoints ?? [])],
    metrics: measured.metrics,
    screenshots: files.screenshots,
    network: createNetworkPolicy({ ...config.network, ownEndpoints }),
    postWebhook: createWebhookPost({ allow: config.webhookAllow, deny: config.network.deny, ownEndpoints }),
    secretKey: config.secretKey === undefined ? undefined : createSecretKey(config.secretKey, config.oldSecretKeys),
    userAgent: `Curbcut/${version}`,
    patterns: new PatternThread(),
  };
}

type Parts = Awaited<ReturnType<typeof buildParts>>;

async function startWorker(parts: Parts & { readonly wakeJobs: () => void }, browser: BrowserKeeper): Promise<Worker> {
  const { config, db, catalog } = parts;
  const ruleInfo = ruleInfoFrom(catalog);
  if (config.database.kind === 'embedded' && config.keepsScans) {
    // No other process uses this folder, so pages in flight belong to a dead process.
    await reclaimPages({ db, ruleInfo }, { everyLease: true });
    await reclaimDiscoveries(db, { everyLease: true });
  }
  const worker = new Worker({
    ...parts,
    ruleInfo,
    isSample: config.keepsScans ? isSample : undefined,
    readSettings: () => readWorkerSettings(db),
    processors: availableParallelism(),
    browser,
    slot: {
      launch: countStarts(browser.launch, parts.metrics),
      userAgent: (browserVersion, device) => describeUserAgent(browserVersion, device, parts.userAgent),
    },
  });
  worker.start();
  return worker;
}

/** Of the pages that are known, one in twenty is analyzed all the same. */
function isSample(): boolean {
  return randomInt(20) === 0;
}

function ruleInfoFrom(catalog: RuleCatalog): RuleInfoSource {
  return (rule) => catalog.get(rule) ?? unknownRule;
}

const unknownRule = { severity: 'minor', bestPractice: false } as const;

type Web = { readonly address: string | undefined; close(): Promise<void> };

async function openWeb(
  parts: Parts & Pick<Start, 'open'>,
  {
    worker,
    jobs,
    printer,
    closing,
  }: {
    readonly worker: Worker | undefined;
    readonly jobs: Jobs;
    readonly printer: PdfPrinter | undefined;
    readonly closing: AbortSignal;
  },
): Promise<Web> {
  const app = await createHttpApp({
    ...parts,
    build: { version, commit: readCommit() },
    now: () => new Date(),
    openReader: parts.reads?.open,
    examineReplica: parts.reads?.examine,
    isDatabaseAway,
    wakeWorker: () => worker?.wake(),
    wakeJobs: () => jobs.wake(),
    previewScan: worker?.preview,
    testSignIn: worker?.testSignIn,
    printDocument: printer === undefined ? undefined : createDocumentPrinter(printer.print),
    renderPdf: printer === undefined ? undefined : createPdfRenderer({ ...parts, printHtml: printer.print }),
    closing,
    allowedHosts: parts.config.allowedHosts,
    publicUrl: parts.config.publicUrl,
    access: parts.config.access,
  });
  return { address: await parts.open(app, parts), close: () => app.close() };
}

async function listen(app: HttpApp, { config, db, log, register, listServers }: Parts): Promise<string> {
  const address = await app.listen({
    host: config.host,
    port: config.port,
    listenTextResolver: (place) => `Curbcut is at ${place}`,
  });
  await register.announce(() => [...listListening(app.addresses()), ...listServers()]);
  if (config.publicUrl !== undefined) log.info(`People reach it at ${config.publicUrl.origin}`);
  const warning = await describeExposure({ ...config, db });
  if (warning !== undefined) log.warn(warning);
  return address;
}
