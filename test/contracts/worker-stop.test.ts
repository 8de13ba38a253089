import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { ScreenshotStore } from '../../src/files/screenshot-store.ts';
import { createNetworkPolicy } from '../../src/net/policy.ts';
import { getScan } from '../../src/scans/read-scans.ts';
import { readWorkerSettings } from '../../src/settings/read-settings.ts';
import { Worker } from '../../src/worker/worker.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import { aScan, ruleInfo } from './make-scans.ts';

onEachDatabase('a worker that is stopped while its browser hangs in starting', (open) => {
  it('gives its page back untouched, and does not wait for the browser', async () => {
    const { db } = await open();
    const folder = await mkdtemp(join(tmpdir(), 'curbcut-worker-'));
    const isStarting = Promise.withResolvers<void>();
    const worker = new Worker({
      db,
      ruleInfo,
      screenshots: new ScreenshotStore(folder),
      network: createNetworkPolicy({ mode: 'scoped', allow: [], deny: [], ownEndpoints: () => [] }),
      readSettings: () => readWorkerSettings(db),
      processors: 1,
      userAgent: 'Curbcut/0',
      slot: {
        launch: () => {
          isStarting.resolve();
          return Promise.withResolvers<never>().promise;
        },
        userAgent: () => 'Curbcut/0',
      },
      log: pino({ level: 'silent' }),
    });
    const { id } = await aScan(db, { sitemap_url: 'http://127.0.0.1:9/' });
    worker.start();
    await isStarting.promise;
    const inFlight = await getScan(db, id);
    const started = performance.now();

    await worker.stop();

    expect(inFlight).toMatchObject({ pages_running: 1, pages_pending: 0 });
    expect(await getScan(db, id)).toMatchObject({ pages_running: 0, pages_pending: 1 });
    expect(performance.now() - started).toBeLessThan(9_000);
    await rm(folder, { recursive: true });
  });
});
