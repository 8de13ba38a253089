import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PatternThread } from '../../src/finding-pages/crawl/pattern-thread.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import { createNetworkPolicy } from '../../src/adapters/net/policy.ts';
import { reclaimPages } from '../../src/records/pages/reclaim-pages.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import { readWorkerSettings } from '../../src/service/settings/read-settings.ts';
import type { SlotDeps } from '../../src/visit/slot.ts';
import type { WorkerDeps } from '../../src/worker/worker-deps.ts';
import { Worker } from '../../src/worker/worker.ts';
import { engines } from '../../src/engines/engines.ts';
import { reviews } from '../../src/engines/reviews.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import { aScan, aSitemapScan, ruleInfo } from './make-scans.ts';

const waiting = { timeout: 20_000 };

onEachDatabase('a worker', (open) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'curbcut-worker-'));
  });
  afterAll(async () => rm(folder, { recursive: true }));

  /** One that scans a page at a time, without a browser to be had unless `launch` gives one. */
  const aWorker = (db: Database, launch: SlotDeps['launch'], deps: Partial<WorkerDeps> = {}) =>
    new Worker({
      db,
      ruleInfo,
      screenshots: new FolderStore(folder),
      network: createNetworkPolicy({ mode: 'scoped', allow: [], deny: [], ownEndpoints: () => [] }),
      readSettings: () => readWorkerSettings(db),
      engines,
      reviews,
      processors: 1,
      userAgent: 'Curbcut/0',
      patterns: new PatternThread(),
      slot: { launch, userAgent: () => 'Curbcut/0' },
      wakeJobs: () => undefined,
      log: pino({ level: 'silent' }),
      ...deps,
    });

  describe('that is stopped while its browser hangs in starting', () => {
    it('releases its page untouched, and does not wait for the browser', async () => {
      const { db } = await open();
      const isStarting = Promise.withResolvers<void>();
      const launch = () => {
        isStarting.resolve();
        return Promise.withResolvers<never>().promise;
      };
      const worker = aWorker(db, launch, { stopMs: 100 });
      const { id } = await aScan(db, { sitemap_url: 'http://127.0.0.1:9/' });
      worker.start();
      await isStarting.promise;
      const inFlight = await getScan(db, id);

      // The browser never starts: a stop that waited for it would not return.
      await worker.stop();

      expect(inFlight).toMatchObject({ pages_running: 1, pages_pending: 0 });
      expect(await getScan(db, id)).toMatchObject({ pages_running: 0, pages_pending: 1 });
    });
  });

  it('holds a page that it was given twice until its second visit is over, too', async () => {
    const { db } = await open();
    const visits = [Promise.withResolvers<never>(), Promise.withResolvers<never>()];
    let begun = 0;
    let looks = 0;
    const launch = async () => visits[begun++]?.promise ?? Promise.reject(new Error('There is no browser.'));
    const readSettings = async () => {
      looks += 1;
      return { ...(await readWorkerSettings(db)), concurrency: 2 };
    };
    const worker = aWorker(db, launch, { readSettings });
    const { id } = await aScan(db, { sitemap_url: 'http://127.0.0.1:9/' });
    worker.start();
    await vi.waitUntil(() => begun === 1, waiting);
    await reclaimPages({ db, ruleInfo }, { everyLease: true });
    await vi.waitUntil(() => begun === 2, waiting);
    visits[0]?.reject(new Error('The first browser did not start.'));
    const before = looks;
    await vi.waitUntil(() => looks > before + 2, waiting);

    const stopped = worker.stop();
    visits[1]?.reject(new Error('The second browser did not start.'));
    await stopped;

    expect(await getScan(db, id)).toMatchObject({ pages_running: 0, pages_pending: 1 });
  });

  it('reads no settings while there is nothing to scan and no browser', async () => {
    const { db } = await open();
    const launch = async () => {
      throw new Error('There is no browser.');
    };
    let reads = 0;
    const readSettings = async () => {
      reads += 1;
      return readWorkerSettings(db);
    };
    const idle = aWorker(db, launch, { readSettings });

    idle.start();
    await idle.stop();

    expect(reads).toBe(0);
  });

  it('reads its settings for each page that it takes, and twice a second, not whenever something of a page has ended', async () => {
    const { db } = await open();
    const pages = 40;
    const hasTakenAll = Promise.withResolvers<void>();
    const counts = { taken: 0, read: 0 };
    const launch = async () => {
      counts.taken += 1;
      if (counts.taken === pages) hasTakenAll.resolve();
      throw new Error('There is no browser.');
    };
    const readSettings = async () => {
      counts.read += 1;
      return readWorkerSettings(db);
    };
    const worker = aWorker(db, launch, { readSettings });
    await aSitemapScan(db, pages, { sitemap_url: 'http://127.0.0.1:9/sitemap.xml' });
    const started = performance.now();
    worker.start();
    await hasTakenAll.promise;
    const looks = 1 + (performance.now() - started) / 500;
    await worker.stop();

    expect(counts.read - counts.taken).toBeLessThanOrEqual(2 * looks);
  });
});
