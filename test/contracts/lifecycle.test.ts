import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PatternThread } from '../../src/finding-pages/crawl/pattern-thread.ts';
import type { OpenDatabase } from '../../src/adapters/db/open-database.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import type { ScreenshotStore } from '../../src/adapters/files/screenshot-store.ts';
import { createHttpApp } from '../../src/edges/http/create-http-app.ts';
import type { HttpApp } from '../../src/edges/http/http-app.ts';
import { claimFileStore } from '../../src/service/installation/claim-file-store.ts';
import { sweepFilesJob } from '../../src/service/jobs/screenshot-jobs.ts';
import { enqueueJob } from '../../src/adapters/queue/enqueue-job.ts';
import { deleteScan } from '../../src/records/scans/delete-scan.ts';
import { claimNextPage } from './claim-next-page.ts';
import { pauseForSession } from '../../src/records/pages/lose-session.ts';
import { recordPage } from '../../src/records/pages/record-page.ts';
import {
  claimDiscovery,
  completeDiscovery,
  failDiscovery,
  releaseDiscovery,
  renewDiscovery,
} from '../../src/records/scans/discovery-steps.ts';
import { scanRecordSchema } from '../../src/records/scans/scan-record.ts';
import { reclaimDiscoveries } from '../../src/records/scans/reclaim-discoveries.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import {
  addDiscoveredPages,
  aClaimedPage,
  aFailedReport,
  aGroup,
  aScan,
  aScannedReport,
  aSitemapScan,
  anUnreadSitemap,
  catalog,
  pageUrls,
  ruleInfo,
  scanNextPage,
} from './make-scans.ts';
import { runJobs } from './run-jobs.ts';
import { says } from '../../src/texts/saying.ts';

const unknownId = '01900000-0000-7000-8000-000000000000';

onEachDatabase('the life of a scan', (open) => {
  let db: Database;
  let app: HttpApp;
  let folder = '';
  let screenshots: ScreenshotStore;
  let wakes = 0;
  const closing = new AbortController();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'curbcut-lifecycle-'));
    screenshots = new FolderStore(join(folder, 'screenshots'));
  });

  beforeEach(async () => {
    db = (await open()).db;
    await app?.close();
    wakes = 0;
    app = await anApp({ db, screenshots, closing: closing.signal, wakeWorker: () => (wakes += 1) });
  });

  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
    const body = payload === undefined ? {} : { payload };
    const answer = await app.inject({ method, url: path, headers: { host: 'localhost' }, ...body });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body === '' ? undefined : answer.json() };
  }

  const command = (id: string, name: string) => ask('POST', `/api/scans/${id}/${name}`);

  describe('pause', () => {
    it('pauses a queued scan at once, and a paused scan starts nothing', async () => {
      const scan = await aScan(db);

      const paused = await command(scan.id, 'pause');

      expect(paused).toMatchObject({ status: 200, body: { id: scan.id, status: 'paused', finished_at: null } });
      expect(await claimNextPage(db)).toBeUndefined();
      expect(await checkInvariants(db)).toEqual([]);
    });

    it('lets the pages in flight end, and is paused by itself after the last of them', async () => {
      const scan = await aSitemapScan(db, 3);
      const first = await aClaimedPage(db);
      const second = await aClaimedPage(db);

      const pausing = await command(scan.id, 'pause');
      const afterFirst = await recordPage({ db, ruleInfo }, first, aScannedReport());
      const afterSecond = await recordPage({ db, ruleInfo }, second, aScannedReport());

      expect(pausing.body).toMatchObject({ status: 'pausing' });
      expect(afterFirst).toMatchObject({ scan: { status: 'pausing' } });
      expect(afterSecond).toMatchObject({ scan: { status: 'paused', pages_completed: 2, pages_pending: 1 } });
      expect(await claimNextPage(db)).toBeUndefined();
      expect(await checkInvariants(db)).toEqual([]);
    });

    it('ends instead when the pages in flight were the last', async () => {
      const scan = await aScan(db);
      const page = await aClaimedPage(db);
      await command(scan.id, 'pause');

      const recorded = await recordPage({ db, ruleInfo }, page, aScannedReport());

      expect(recorded).toMatchObject({ scan: { status: 'completed' } });
    });

    it('waits for the reader of the sitemap, and keeps what was found', async () => {
      const scan = await anUnreadSitemap(db);
      const held = await aClaimedDiscovery(db);
      await addDiscoveredPages(db, held, pageUrls(2));

      const pausing = await command(scan.id, 'pause');
      const more = await addDiscoveredPages(db, held, pageUrls(4));
      await releaseDiscovery(db, held);

      expect(pausing.body).toMatchObject({ status: 'pausing' });
      expect(more).toBe('stop');
      const { body } = await ask('GET', `/api/scans/${scan.id}`);
      expect(body).toMatchObject({ status: 'paused', progress: { pages_total: 2, pages_pending: 2 } });
      expect(await claimDiscovery(db)).toBeUndefined();
    });

    it('keeps a sitemap that was read to its end while it was pausing', async () => {
      const scan = await anUnreadSitemap(db);
      const held = await aClaimedDiscovery(db);
      await addDiscoveredPages(db, held, pageUrls(2));
      await command(scan.id, 'pause');

      const ended = await completeDiscovery(db, held, []);
      await command(scan.id, 'resume');

      expect(ended).toMatchObject({ status: 'paused', phase: 'scanning', pages_pending: 2 });
      expect(await claimDiscovery(db)).toBeUndefined();
    });

    it('becomes paused when the reader of its sitemap is lost', async () => {
      const scan = await anUnreadSitemap(db);
      await aClaimedDiscovery(db);
      await command(scan.id, 'pause');

      await reclaimDiscoveries(db, { everyLease: true });

      expect((await ask('GET', `/api/scans/${scan.id}`)).body).toMatchObject({ status: 'paused' });
    });
  });

  describe('resume', () => {
    it('continues with the pending pages, and wakes the worker', async () => {
      const scan = await aSitemapScan(db, 2);
      await command(scan.id, 'pause');

      const resumed = await command(scan.id, 'resume');

      expect(resumed).toMatchObject({ status: 200, body: { status: 'running', started_at: expect.any(String) } });
      expect(wakes).toBe(1);
      await scanNextPage(db, aScannedReport());
      expect(await scanNextPage(db, aScannedReport())).toMatchObject({ status: 'completed', pages_completed: 2 });
      expect(await checkInvariants(db)).toEqual([]);
    });

    it('cancels a pause that is not yet in effect', async () => {
      const scan = await aSitemapScan(db, 2);
      const page = await aClaimedPage(db);
      await command(scan.id, 'pause');

      const resumed = await command(scan.id, 'resume');
      const recorded = await recordPage({ db, ruleInfo }, page, aScannedReport());

      expect(resumed.body).toMatchObject({ status: 'running' });
      expect(recorded).toMatchObject({ scan: { status: 'running', pages_pending: 1 } });
    });

    it('continues a sitemap that was not read to its end, and adds no page twice', async () => {
      const scan = await anUnreadSitemap(db);
      const first = await aClaimedDiscovery(db);
      await addDiscoveredPages(db, first, pageUrls(2));
      await command(scan.id, 'pause');
      await releaseDiscovery(db, first);

      await command(scan.id, 'resume');
      const second = await aClaimedDiscovery(db);
      await addDiscoveredPages(db, second, pageUrls(3));
      const discovered = await completeDiscovery(db, second, []);

      expect(discovered).toMatchObject({ status: 'running', pages_total: 3, pages_pending: 3 });
      expect(await checkInvariants(db)).toEqual([]);
    });

    it('starts a sitemap scan that was paused before anything was read', async () => {
      const scan = await anUnreadSitemap(db);
      await command(scan.id, 'pause');

      await command(scan.id, 'resume');

      expect(await claimDiscovery(db)).toMatchObject({ scanId: scan.id });
    });
  });

  describe('end', () => {
    it('keeps what was scanned, and leaves the other pages to retry-failed', async () => {
      const scan = await aSitemapScan(db, 3);
      await scanNextPage(db, aScannedReport({ groups: [aGroup(2)] }));
      const late = await aClaimedPage(db);

      const ended = await command(scan.id, 'end');
      const recorded = await recordPage({ db, ruleInfo }, late, aScannedReport({ groups: [aGroup(1)] }));
      const { body } = await ask('GET', `/api/scans/${scan.id}/pages?outcome=ended`);

      expect(ended).toMatchObject({
        status: 200,
        body: {
          status: 'partial',
          error: { code: 'ended', message: expect.stringContaining('before all its pages were scanned') },
          progress: {
            phase: 'done',
            percent: 100,
            pages_completed: 1,
            pages_failed: 2,
            pages_pending: 0,
            pages_running: 0,
          },
          summary: { failed_occurrences: 2 },
          finished_at: expect.any(String),
          notes: [],
        },
      });
      expect(recorded).toEqual({ kind: 'stale' });
      const left = { status: 'failed', outcome: 'ended', advice: expect.stringContaining('retry the pages') };
      expect(body).toMatchObject({ pages: [left, left] });
      expect(await claimNextPage(db)).toBeUndefined();
      expect(await checkInvariants(db)).toEqual([]);

      const retried = await command(scan.id, 'retry-failed');
      const stale = await recordPage({ db, ruleInfo }, late, aScannedReport());
      await scanNextPage(db, aScannedReport());

      expect(retried.body).toMatchObject({ status: 'running', retried_count: 2, error: null, finished_at: null });
      expect(stale).toEqual({ kind: 'stale' });
      expect(await scanNextPage(db, aScannedReport())).toMatchObject({ status: 'completed', pages_completed: 3 });
      expect(await checkInvariants(db)).toEqual([]);
    });

    it.each(['queued', 'running', 'pausing', 'paused'])('fails a %s scan that has no scanned page', async (state) => {
      const id = await aScanIn(db, state, command);

      const { status, body } = await command(id, 'end');

      expect(status).toBe(200);
      expect(body).toMatchObject({
        status: 'failed',
        score: null,
        error: { code: 'ended' },
        progress: { pages_failed: 2 },
      });
      expect(await checkInvariants(db)).toEqual([]);
    });

    it('ends the reading of a sitemap, and says that pages may be missing', async () => {
      const scan = await anUnreadSitemap(db);
      const held = await aClaimedDiscovery(db);
      await addDiscoveredPages(db, held, pageUrls(1));
      await scanNextPage(db, aScannedReport());

      const { body } = await command(scan.id, 'end');
      const more = await addDiscoveredPages(db, held, pageUrls(4));
      await completeDiscovery(db, held, []);
      await failDiscovery(db, held, { code: 'sitemap_empty', saying: [], notes: [] });
      await releaseDiscovery(db, held);

      expect(body).toMatchObject({
        status: 'partial',
        error: { code: 'ended', message: expect.stringContaining('before its other pages were found') },
        progress: { pages_total: 1, pages_completed: 1 },
        notes: [{ code: 'not_read' }],
      });
      expect([more, await renewDiscovery(db, held)]).toEqual(['stop', 'stop']);
      expect((await ask('GET', `/api/scans/${scan.id}`)).body).toEqual(body);
      expect(await claimDiscovery(db)).toBeUndefined();
      expect(await checkInvariants(db)).toEqual([]);
    });

    it('keeps its error when a worker that signs in comes too late', async () => {
      const scan = await aScan(db);
      await aClaimedPage(db);
      const { body } = await command(scan.id, 'end');

      await pauseForSession(db, scan.id, says('scans.not_signed_in'));

      expect((await ask('GET', `/api/scans/${scan.id}`)).body).toEqual(body);
    });
  });

  describe('retry-failed', () => {
    it('requeues the failed pages of a partial scan, and only those', async () => {
      const scan = await aSitemapScan(db, 3);
      await scanNextPage(db, aScannedReport({ groups: [aGroup(2)] }));
      await scanNextPage(db, aFailedReport());
      const partial = await scanNextPage(db, aFailedReport());

      const retried = await command(scan.id, 'retry-failed');

      expect(partial.status).toBe('partial');
      expect(retried).toMatchObject({
        status: 200,
        body: {
          id: scan.id,
          status: 'running',
          retried_count: 2,
          error: null,
          finished_at: null,
          progress: { phase: 'scanning', pages_total: 3, pages_completed: 1, pages_failed: 0, pages_pending: 2 },
          summary: { failed_occurrences: 2 },
        },
      });
      expect(wakes).toBe(1);
      expect(await checkInvariants(db)).toEqual([]);
      expect(await aClaimedPage(db)).toMatchObject({ attempts: 1 });
    });

    it('discards the results of the failed pages', async () => {
      const scan = await aScan(db);
      await scanNextPage(db, aFailedReport());

      await command(scan.id, 'retry-failed');

      const { body } = await ask('GET', `/api/scans/${scan.id}/pages`);
      const untried = {
        status: 'pending',
        outcome: null,
        advice: null,
        http_status: null,
        final_url: null,
        attempts: 0,
        duration_ms: null,
      };
      expect(body).toMatchObject({ pages: [untried] });
    });

    it('retries a scan whose every page failed, clears its error, and lets it complete', async () => {
      const scan = await aScan(db);
      const failed = await scanNextPage(db, aFailedReport());

      const retried = await command(scan.id, 'retry-failed');
      const ended = await scanNextPage(db, aScannedReport());

      expect(failed).toMatchObject({ status: 'failed', error_code: 'http_status' });
      expect(retried.body).toMatchObject({ status: 'running', error: null, retried_count: 1 });
      expect(ended).toMatchObject({ status: 'completed', pages_failed: 0, error_code: null });
    });

    it('discards the late result of an earlier visit', async () => {
      const scan = await aScan(db);
      const old = await aClaimedPage(db);
      await recordPage({ db, ruleInfo }, old, aFailedReport());
      await command(scan.id, 'retry-failed');

      const late = await recordPage({ db, ruleInfo }, old, aScannedReport());

      expect(late).toEqual({ kind: 'stale' });
    });
  });

  describe('rescan', () => {
    it.each(['queued', 'paused', 'completed'])(
      'makes a new scan of a %s one, and leaves the original alone',
      async (status) => {
        const original = await aScan(db, { tag: 'spring', viewport_preset: 'mobile' });
        if (status === 'paused') await command(original.id, 'pause');
        if (status === 'completed') await scanNextPage(db, aScannedReport());
        const before = await ask('GET', `/api/scans/${original.id}`);

        const { status: code, headers, body } = await command(original.id, 'rescan');
        const { id } = scanRecordSchema.parse(body);

        expect(code).toBe(201);
        expect(headers.location).toBe(`/api/scans/${id}`);
        expect(body).toMatchObject({
          url: original.url,
          scan_type: 'single',
          status: 'queued',
          tag: 'spring',
          viewport: { preset: 'mobile' },
          rescan_of: original.id,
        });
        expect(id).not.toBe(original.id);
        expect(await ask('GET', `/api/scans/${original.id}`)).toMatchObject({ body: before.body });
        expect(wakes).toBe(1);
      },
    );
  });

  describe('rescan of chosen pages', () => {
    const pages = async (id: string) =>
      (await db.selectFrom('pages').select('url').where('scan_id', '=', id).orderBy('ordinal').execute()).map(
        ({ url }) => url,
      );
    const again = async (id: string, only: object) => {
      const { status, body } = await ask('POST', `/api/scans/${id}/rescan`, { only });
      return status === 201 ? scanRecordSchema.parse(body) : { status, body };
    };

    it('scans one page, or the pages of an issue without those where all is marked, as the original did', async () => {
      const original = await aSitemapScan(db, 4, { tag: 'spring', viewport_preset: 'mobile', disable: ['region'] });
      for (const rules of [['image-alt'], ['image-alt', 'label'], []])
        await scanNextPage(db, aScannedReport({ groups: rules.map((rule) => aGroup(1, { rule })) }));
      const urls = await pages(original.id);
      const [first] = await db
        .selectFrom('pages')
        .select('id')
        .where('url', '=', urls[0] ?? '')
        .execute();

      const one = scanRecordSchema.parse(await again(original.id, { page_id: String(first?.id) }));
      const several = scanRecordSchema.parse(await again(original.id, { kind: 'failed', key: 'image-alt' }));
      const label = scanRecordSchema.parse(await again(original.id, { kind: 'failed', key: 'label' }));

      const kept = { tag: 'spring', viewport: { preset: 'mobile' }, disable: ['region'], rescan_of: original.id };
      expect(one).toMatchObject({ ...kept, scan_type: 'single', url: urls[0] });
      expect(several).toMatchObject({ ...kept, scan_type: 'list' });
      expect(await pages(several.id)).toEqual(urls.slice(0, 2));
      expect(label).toMatchObject({ ...kept, scan_type: 'single', url: urls[1] });
    });

    it.each([
      [{ page_id: '0' }, 404, 'page_not_found'],
      [{ page_id: 'x' }, 404, 'page_not_found'],
      [{ kind: 'failed', key: 'region' }, 404, 'issue_not_found'],
      [{ kind: 'failed' }, 400, 'invalid_request'],
    ])('refuses %j', async (only, status, code) => {
      const original = await aSitemapScan(db, 1);

      expect(await again(original.id, only)).toMatchObject({ status, body: { code } });
    });
  });

  describe('a command in the wrong state', () => {
    const allowed: Readonly<Record<string, readonly string[]>> = {
      pause: ['queued', 'running'],
      resume: ['pausing', 'paused'],
      end: ['queued', 'running', 'pausing', 'paused'],
      'retry-failed': ['partial', 'failed'],
    };
    const states = ['queued', 'running', 'pausing', 'paused', 'completed', 'partial', 'failed'] as const;
    const refused = Object.entries(allowed).flatMap(([name, fits]) =>
      states.filter((state) => !fits.includes(state)).map((state) => [name, state] as const),
    );

    it.each(refused)('%s is refused with 409 when the scan is %s, and nothing changes', async (name, state) => {
      const id = await aScanIn(db, state, command);
      const before = await ask('GET', `/api/scans/${id}`);

      const { status, headers, body } = await command(id, name);

      expect(status).toBe(409);
      expect(headers['content-type']).toBe('application/problem+json');
      expect(body).toMatchObject({ code: 'scan_state_conflict', status: 409, detail: expect.stringContaining(state) });
      expect((await ask('GET', `/api/scans/${id}`)).body).toEqual(before.body);
      expect(wakes).toBe(0);
    });

    it('retry-failed is refused when the sitemap could not be read: there are no pages', async () => {
      const id = await aScanIn(db, 'undiscovered', command);

      expect(await command(id, 'retry-failed')).toMatchObject({ status: 409, body: { code: 'scan_state_conflict' } });
    });

    it.each(['pause', 'resume', 'end', 'retry-failed', 'rescan'])(
      '%s of a scan that is not there is 404',
      async (name) => {
        for (const id of [unknownId, 'no-uuid', '%00']) {
          expect(await command(id, name)).toMatchObject({ status: 404, body: { code: 'scan_not_found' } });
        }
      },
    );
  });

  describe('screenshots that no row shows', () => {
    it('go when the scan has ended, and stay while a visit may still claim them', async () => {
      const scan = await aSitemapScan(db, 3);
      const shown = await screenshots.put(scan.id, Buffer.from('shown'));
      const abandoned = await screenshots.put(scan.id, Buffer.from('abandoned'));
      const page = await aClaimedPage(db);
      const ofPage = await screenshots.put(scan.id, Buffer.from('the page'));
      const tiles = [ofPage, shown].map((name) => ({ name, firstRow: 0, lastRow: 200 }));
      const picture = { tiles, width: 320, height: 400, pageHeight: 400 };
      await recordPage({ db, ruleInfo }, page, aScannedReport({ picture }));
      await recordPage({ db, ruleInfo }, page, aScannedReport());

      await runJobs({ db, screenshots });
      const whileRunning = await screenshots.list(scan.id);
      await scanNextPage(db, aScannedReport());
      await scanNextPage(db, aScannedReport());
      await runJobs({ db, screenshots });

      expect(whileRunning.toSorted()).toEqual([shown, ofPage, abandoned].toSorted());
      expect((await screenshots.list(scan.id)).toSorted()).toEqual([shown, ofPage].toSorted());
    });

    it('go when a page is recorded whose scan was deleted and removed meanwhile', async () => {
      const scan = await aScan(db);
      const page = await aClaimedPage(db);
      await deleteScan(db, scan.id);
      await sql`update pages set lease_until = now() - interval '1 second'`.execute(db);
      await runJobs({ db, screenshots });
      await screenshots.put(scan.id, Buffer.from('late'));

      expect(await recordPage({ db, ruleInfo }, page, aScannedReport())).toEqual({ kind: 'stale' });
      await runJobs({ db, screenshots });

      expect(await screenshots.list(scan.id)).toEqual([]);
    });

    it('go after a start where no scan owns them', async () => {
      const running = await aScan(db);
      for (const id of [running.id, unknownId]) await screenshots.put(id, Buffer.from('picture'));
      await mkdir(join(folder, 'screenshots', 'not-ours'), { recursive: true });
      await claimFileStore({ db, screenshots, database: 'the database of the test' });

      await enqueueJob(db, sweepFilesJob);
      await runJobs({ db, screenshots });

      expect(await screenshots.list(running.id)).toHaveLength(1);
      const folders = await readdir(join(folder, 'screenshots'));
      expect(folders).not.toContain(unknownId);
      expect(folders).toContain('not-ours');
    });
  });
});

type AppParts = { db: OpenDatabase['db']; screenshots: ScreenshotStore; closing: AbortSignal; wakeWorker: () => void };

async function anApp(parts: AppParts): Promise<HttpApp> {
  return createHttpApp({
    patterns: new PatternThread(),
    ...parts,
    catalog,
    wakeJobs: () => undefined,
    build: { version: '0.0.0', commit: 'unknown' },
    now: () => new Date(),
    log: pino({ level: 'silent' }),
    allowedHosts: [],
  });
}

async function aClaimedDiscovery(db: Database) {
  const held = await claimDiscovery(db);
  if (held === undefined) throw new Error('No sitemap waits to be read.');
  return held;
}

async function aScanIn(
  db: Database,
  state: string,
  command: (id: string, name: string) => Promise<unknown>,
): Promise<string> {
  if (state === 'undiscovered') {
    const scan = await anUnreadSitemap(db);
    await failDiscovery(db, await aClaimedDiscovery(db), {
      code: 'sitemap_empty',
      saying: [],
      notes: [],
    });
    return scan.id;
  }
  const scan = await aSitemapScan(db, 2);
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    queued: () => db.updateTable('scans').set({ status: 'queued' }).where('id', '=', scan.id).execute(),
    running: () => aClaimedPage(db),
    pausing: async () => {
      await aClaimedPage(db);
      await command(scan.id, 'pause');
    },
    paused: () => command(scan.id, 'pause'),
    completed: () => scanBoth(db, aScannedReport(), aScannedReport()),
    partial: () => scanBoth(db, aScannedReport(), aFailedReport()),
    failed: () => scanBoth(db, aFailedReport(), aFailedReport()),
  };
  await steps[state]?.();
  return scan.id;
}

async function scanBoth(db: Database, ...reports: readonly Parameters<typeof scanNextPage>[1][]): Promise<void> {
  for (const report of reports) await scanNextPage(db, report);
}
