import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { UrlPatterns } from '../../src/finding-pages/crawl/pattern-thread.ts';
import { PatternThread } from '../../src/finding-pages/crawl/pattern-thread.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import type { OpenDatabase } from '../../src/adapters/db/open-database.ts';
import { engines } from '../../src/engines/engines.ts';
import { reviews } from '../../src/engines/reviews.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import { createNetworkPolicy } from '../../src/adapters/net/policy.ts';
import { listPages } from '../../src/records/pages/list-pages.ts';
import { createScan } from '../../src/records/scans/create-scan.ts';
import { deleteScan } from '../../src/records/scans/delete-scan.ts';
import type { NewScan } from '../../src/records/scans/new-scan.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import { defaultPerformance } from '../../src/service/settings/settings.ts';
import { Worker } from '../../src/worker/worker.ts';
import { ruleInfo } from '../contracts/make-scans.ts';
import type { TestDatabase } from '../databases/test-databases.ts';
import { makeDatabase } from '../databases/test-databases.ts';
import { launchTestBrowser } from './launch-test-browser.ts';

const untilEnded = { timeout: 60_000, interval: 50 };
/** No request is accepted with them, but an earlier one may have stored them. */
const scope = {
  extent: 'host' as const,
  include: [],
  exclude: Array.from({ length: 50 }, () => String.raw`re:(?:\b|\B|.){950}[x-z]`),
};
const paths = Array.from({ length: 20 }, (_, index) => `/${index}${'a'.repeat(1_900)}`);

describe('a scan whose patterns take too long', () => {
  const asked: string[] = [];
  const matching = { begun: Promise.withResolvers<void>(), ended: Promise.withResolvers<string>() };
  const thread = new PatternThread({ budgetMs: 1_000 });
  const patterns: UrlPatterns = {
    robots: thread.robots,
    match: async (...judged) => {
      matching.begun.resolve();
      return thread.match(...judged).finally(() => matching.ended.resolve('matched'));
    },
  };
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const body: Readonly<Record<string, string>> = {
      '/robots.txt': `User-agent: *\nDisallow: /${'*'.repeat(500_000)}b`,
      '/sitemap.xml': `<urlset>${paths.map((path) => `<url><loc>${path}</loc></url>`).join('')}</urlset>`,
    };
    const links = paths.map((path) => `<p><a href="${path}">A page of the site</a></p>`).join('');
    const isPage = body[url] === undefined;
    response.writeHead(200, { 'content-type': isPage ? 'text/html' : 'text/plain' });
    response.end(body[url] ?? `<!doctype html><html lang="en"><title>Start</title><h1>The start</h1>${links}`);
  });
  let origin: string;
  let folder: string;
  let test: TestDatabase;
  let database: OpenDatabase;
  let worker: Worker;

  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port, not on a socket file
    folder = await mkdtemp(join(tmpdir(), 'curbcut-patterns-'));
    test = await makeDatabase('embedded', 'migrated');
    database = await openDatabase(test.location);
    const { db } = database;
    worker = new Worker({
      db,
      ruleInfo,
      screenshots: new FolderStore(folder),
      network: createNetworkPolicy({ mode: 'scoped', allow: [], deny: [], ownEndpoints: () => [] }),
      readSettings: async () => ({ ...defaultPerformance, operate_ms: 0, concurrency: 1, language: 'en' }),
      engines,
      reviews,
      processors: 1,
      userAgent: 'Curbcut/0',
      patterns,
      slot: { launch: () => launchTestBrowser(folder), userAgent: () => 'Curbcut/0' },
      wakeJobs: () => undefined,
      log: pino({ level: 'silent' }),
    });
    worker.start();
  });
  afterAll(async () => {
    await worker.stop();
    await thread.close();
    await database.close();
    await test.remove();
    server.close();
    await rm(folder, { recursive: true });
  });

  const create = async (wanted: NewScan) => {
    const { id } = await createScan(database.db, wanted);
    worker.wake();
    return id;
  };

  it('can be deleted while they are matched', async () => {
    const id = await create({ sitemap_url: `${origin}/`, scan_type: 'crawl', robots: false, scope });
    await matching.begun.promise;

    const first = await Promise.race([
      deleteScan(database.db, id).then(() => 'deleted'),
      matching.ended.promise.catch(() => 'matched'),
    ]);

    expect(first).toBe('deleted');
  });

  it.each<readonly [string, NewScan['scan_type'], string, Partial<NewScan>]>([
    ['its scope', 'crawl', '/', { robots: false, scope }],
    ['the robots.txt of the site', 'crawl', '/', {}],
    ['its scope, and reads a sitemap', 'sitemap', '/sitemap.xml', { scope }],
  ])('fails by those of %s', async (_what, scan_type, path, wanted) => {
    const id = await create({ sitemap_url: `${origin}${path}`, scan_type, ...wanted });
    await vi.waitUntil(async () => (await getScan(database.db, id)).status === 'failed', untilEnded);

    const ended = await getScan(database.db, id);
    const { pages } = await listPages(database.db, { scan: ended, filter: {}, page: { limit: 10, offset: 0 } });
    expect(ended).toMatchObject({
      error_code: 'patterns_too_slow',
    });
    expect(pages.map(({ outcome }) => outcome)).toEqual(scan_type === 'crawl' ? ['patterns_too_slow'] : []);
    expect(asked.filter((url) => url.includes('aaa'))).toEqual([]);
  });
});
