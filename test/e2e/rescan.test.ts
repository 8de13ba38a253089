import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PatternThread } from '../../src/finding-pages/crawl/pattern-thread.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import type { OpenDatabase } from '../../src/adapters/db/open-database.ts';
import { engines } from '../../src/engines/engines.ts';
import type { Engine } from '../../src/engines/engine.ts';
import { reviews } from '../../src/engines/reviews.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import { createNetworkPolicy } from '../../src/adapters/net/policy.ts';
import { listPages } from '../../src/records/pages/list-pages.ts';
import { createScan } from '../../src/records/scans/create-scan.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import { presentScan } from '../../src/records/scans/scan-record.ts';
import { defaultPerformance } from '../../src/service/settings/settings.ts';
import { Worker } from '../../src/worker/worker.ts';
import { ruleInfo } from '../contracts/make-scans.ts';
import type { TestDatabase } from '../databases/test-databases.ts';
import { makeDatabase } from '../databases/test-databases.ts';
import { launchTestBrowser } from './launch-test-browser.ts';
import { startRescanSite } from './rescan-site.ts';
import { lightPages } from './scan-client.ts';

const untilEnded = { timeout: 60_000, interval: 50 };

/** An engine that finds as many elements as it is set to, whatever the page is. */
function anEngine(rigged: { count: number }): Engine {
  const [first] = engines.flatMap((engine) => engine.rules());
  if (first === undefined) throw new Error('There are no rules.');
  const elements = () =>
    Array.from({ length: rigged.count }, (_, index) => ({
      selector: 'h1',
      html: '<h1>',
      message: { code: 'image-alt.found' },
      surroundings: `h1 ${index}`,
      component: { path: `h1 ${index}` },
    }));
  return {
    id: 'rigged',
    version: '1',
    rules: () => [{ ...first, id: 'rigged-rule' }],
    texts: () => new Map(),
    messages: () => ({}),
    needs: 'read',
    run: async () => ({
      rules: { 'rigged-rule': [0, rigged.count, 0] },
      findings: [{ kind: 'failed', rule: 'rigged-rule', total: rigged.count, elements: elements() }],
      unreachedFrames: [],
    }),
  };
}

describe('a page that is scanned again', () => {
  const rigged = { count: 1 };
  const draws = { isSample: false };
  const settings: Partial<typeof defaultPerformance> = { operate_ms: 30_000 };
  let site: Awaited<ReturnType<typeof startRescanSite>>;
  let folder: string;
  let test: TestDatabase;
  let database: OpenDatabase;
  let worker: Worker;
  let runs = 0;

  beforeAll(async () => {
    site = await startRescanSite();
    folder = await mkdtemp(join(tmpdir(), 'curbcut-rescan-'));
    test = await makeDatabase('embedded', 'migrated');
    database = await openDatabase(test.location);
    const { db } = database;
    const counted = engines.map((engine, index) =>
      index > 0 || engine.needs !== 'read'
        ? engine
        : {
            ...engine,
            run: async (...given: Parameters<typeof engine.run>) => engine.run(...given).finally(() => (runs += 1)),
          },
    );
    worker = new Worker({
      db,
      ruleInfo,
      screenshots: new FolderStore(folder),
      network: createNetworkPolicy({ mode: 'scoped', allow: [], deny: [], ownEndpoints: () => [] }),
      readSettings: async () => ({ ...defaultPerformance, ...settings, concurrency: 1, language: 'en' }),
      engines: [...counted, anEngine(rigged)],
      reviews,
      processors: 1,
      userAgent: 'Curbcut/0',
      patterns: new PatternThread(),
      isSample: () => draws.isSample,
      slot: { launch: () => launchTestBrowser(folder), userAgent: () => 'Curbcut/0' },
      wakeJobs: () => undefined,
      log: pino({ level: 'silent' }),
    });
    worker.start();
  });
  afterAll(async () => {
    await worker.stop();
    await database.close();
    await test.remove();
    site.close();
    await rm(folder, { recursive: true });
  });

  /** The page and the findings of a new scan, and whether it was analyzed. */
  async function scan(wanted: { readonly fresh?: boolean } = {}) {
    const { db } = database;
    const before = runs;
    const { id } = await createScan(db, { sitemap_url: site.url, scan_type: 'single', ...wanted });
    worker.wake();
    await vi.waitUntil(async () => ['completed', 'failed'].includes((await getScan(db, id)).status), untilEnded);
    const row = await getScan(db, id);
    const { pages } = await listPages(db, { scan: row, filter: {}, page: { limit: 1, offset: 0 } });
    const [page] = pages;
    if (page?.outcome !== 'scanned') throw new Error(`${page?.outcome ?? ''} ${page?.advice ?? ''}`);
    // The name of its picture contains the id.
    const { id: _id, screenshot: _name, duration_ms: _duration, unchanged_since: unchangedSince, ...facts } = page;
    const findings = await db
      .selectFrom('occurrences')
      .innerJoin('issue_groups', 'issue_groups.id', 'group_id')
      .select([
        'kind',
        'rule',
        'selector',
        'html',
        'html_key',
        'message_key',
        'fingerprint',
        'portable_fingerprint',
        'screenshot',
      ])
      .where('occurrences.scan_id', '=', id)
      .orderBy('fingerprint')
      .execute();
    return { id, scan: presentScan(row), facts, findings, unchangedSince, wasAnalyzed: runs > before };
  }

  it('and has not changed takes over the findings, whatever tokens it has', async () => {
    const first = await scan();
    const second = await scan();
    const third = await scan();

    expect(first).toMatchObject({ wasAnalyzed: true, unchangedSince: null });
    expect(first.findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['color-contrast', 'image-alt']));
    expect(first.findings.some(({ selector }) => selector.includes('>>>'))).toBe(true);
    expect(first.findings.some(({ screenshot }) => screenshot !== null)).toBe(true);
    for (const again of [second, third]) {
      expect(again).toMatchObject({ wasAnalyzed: false, unchangedSince: { scan_id: first.id } });
      expect([again.facts, again.findings]).toEqual([first.facts, first.findings]);
      expect(again.scan).toMatchObject({
        score: first.scan.score,
        summary: first.scan.summary,
        engine: first.scan.engine,
      });
    }
  });

  it('is analyzed when the scan is fresh', async () => {
    expect(await scan({ fresh: true })).toMatchObject({
      wasAnalyzed: true,
      unchangedSince: null,
      scan: { fresh: true },
    });
  });

  it('is analyzed when it is not operated as before', async () => {
    settings.operate_ms = 0;

    expect(await scan()).toMatchObject({ wasAnalyzed: true, unchangedSince: null });
    expect(await scan()).toMatchObject({ wasAnalyzed: false });
  });

  it('is analyzed when it is not drawn as before', async () => {
    // From here on scans are about what is analyzed, not about pictures.
    Object.assign(settings, lightPages);

    expect(await scan()).toMatchObject({ wasAnalyzed: true, unchangedSince: null });
    expect(await scan()).toMatchObject({ wasAnalyzed: false });
  });

  it.each(['text', 'style', 'focus style', 'image', 'script', 'frame', 'shadow', 'field', 'sheet rule'] as const)(
    'is analyzed when its %s has changed',
    async (change) => {
      site.change(change);
      const changed = await scan();
      site.change('nothing');

      expect(changed).toMatchObject({ wasAnalyzed: true, unchangedSince: null });
    },
  );

  it('and is drawn as a sample is analyzed, and says since when it is unchanged if it gives the same findings', async () => {
    draws.isSample = true;
    const sample = await scan();
    draws.isSample = false;

    expect(sample).toMatchObject({
      wasAnalyzed: true,
      unchangedSince: { scan_id: expect.any(String) },
      scan: { notes: [{ code: 'rules_off' }] },
    });
  });

  it('and gives other findings although it has not changed ends the taking over for its target, and the scans say so', async () => {
    draws.isSample = true;
    rigged.count = 2;
    const sample = await scan();
    draws.isSample = false;
    const next = await scan();

    const notes = [{ code: 'reuse_stopped', message: expect.stringContaining(site.url) }, { code: 'rules_off' }];
    expect(sample).toMatchObject({ wasAnalyzed: true, unchangedSince: null, scan: { notes } });
    expect(sample.findings.filter(({ rule }) => rule === 'rigged-rule')).toHaveLength(2);
    expect(next).toMatchObject({ wasAnalyzed: true, unchangedSince: null, scan: { notes } });
  });
});
