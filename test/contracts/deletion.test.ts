import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import type { ScreenshotStore } from '../../src/adapters/files/screenshot-store.ts';
import { listJobs } from '../../src/adapters/queue/read-jobs.ts';
import { releasePage, recordPage } from '../../src/records/pages/record-page.ts';
import { claimDiscovery, completeDiscovery, failDiscovery } from '../../src/records/scans/discovery-steps.ts';
import { deleteScan } from '../../src/records/scans/delete-scan.ts';
import { pauseScan } from '../../src/records/scans/pause-scan.ts';
import { maxRowsPerChunk, removeDeletedScan } from '../../src/records/scans/remove-deleted-scan.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import {
  addDiscoveredPages,
  aClaimedPage,
  aFailedReport,
  aGroup,
  aScan,
  aScannedReport,
  aSitemapScan,
  anOccurrence,
  anUnreadSitemap,
  pageUrls,
  ruleInfo,
  scanNextPage,
} from './make-scans.ts';
import { runJobs, runJobsLater } from './run-jobs.ts';

const nothing = { scans: 0, pages: 0, issue_groups: 0, group_pages: 0, occurrences: 0, occurrence_texts: 0 };

onEachDatabase('a scan that is deleted', (open) => {
  let db: Database;
  let rest: Rest;
  let folder = '';
  let screenshots: ScreenshotStore;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'curbcut-deletion-'));
    screenshots = new FolderStore(join(folder, 'screenshots'));
  });

  beforeEach(async () => {
    ({ db } = await open());
    await rest?.close();
    rest = await openRest(db, { screenshots });
  });

  afterAll(async () => {
    await rest.close();
    await rm(folder, { recursive: true });
  });

  const remove = (id: string) => rest.ask('DELETE', `/api/scans/${id}`);
  const statusOf = async (path: string) => (await rest.ask('GET', path)).statusCode;

  it('is gone from every answer when DELETE answers 204, and a job removes its rows and screenshots', async () => {
    const scan = await aScan(db);
    const screenshot = await screenshots.put(scan.id, Buffer.from('picture'));
    await scanNextPage(
      db,
      aScannedReport({
        groups: [aGroup(1, { occurrences: [anOccurrence({ screenshot })] }), aGroup(3, { rule: 'label' })],
      }),
    );
    const other = await aScan(db);

    expect(await remove(scan.id)).toMatchObject({ statusCode: 204, body: '' });

    expect(await countRows(db)).toMatchObject({ occurrences: 4 });
    const key = 'kind=failed&key=image-alt';
    const paths = ['', '/pages', '/issues', '/issues/chunks', `/issues/details?${key}`, '/events', '/false-positives'];
    for (const path of [...paths, '/reports', `/screenshots/${screenshot}`])
      expect([path, await statusOf(`/api/scans/${scan.id}${path}`)]).toEqual([path, 404]);
    expect((await rest.ask('GET', '/api/scans')).json).toMatchObject([{ id: other.id }]);
    expect((await remove(scan.id)).statusCode).toBe(404);
    expect((await rest.ask('GET', '/api/jobs')).json).toMatchObject({
      jobs: [
        { kind: 'delete-scan', key: scan.id, state: 'waiting', progress: null },
        { kind: 'tidy-screenshots', key: scan.id },
      ],
      page: { total: 2 },
    });

    await runJobs({ db, screenshots });

    expect(await countRows(db)).toEqual({ ...nothing, scans: 1, pages: 1 });
    expect(await screenshots.listScans()).not.toContain(scan.id);
    expect((await rest.ask('GET', '/api/jobs?state=done')).json).toMatchObject({
      jobs: [
        { kind: 'delete-scan', key: scan.id, state: 'done', progress: { done: 5, total: 5 }, last_error: null },
        { kind: 'tidy-screenshots', state: 'done' },
      ],
    });
  });

  const states: Readonly<Record<string, () => Promise<string>>> = {
    running: async () => {
      const { id } = await aSitemapScan(db, 2);
      await aClaimedPage(db);
      return id;
    },
    paused: async () => (await pauseScan(db, (await aSitemapScan(db, 2)).id)).id,
    failed: async () => {
      const { id } = await aScan(db);
      await scanNextPage(db, aFailedReport());
      return id;
    },
    undiscovered: async () => {
      const { id } = await anUnreadSitemap(db);
      await failDiscovery(db, await aClaimedDiscovery(db), { code: 'sitemap_empty', saying: [], notes: [] });
      return id;
    },
  };
  it.each(Object.keys(states))('may have been %s', async (state) => {
    const id = (await states[state]?.()) ?? '';

    expect((await remove(id)).statusCode).toBe(204);
    await sql`update pages set lease_until = now() - interval '1 second' where status = 'running'`.execute(db);
    await runJobs({ db, screenshots });

    expect(await countRows(db)).toEqual(nothing);
  });

  it('lets nothing in flight write anything, and keeps nothing that was written too late', async () => {
    const scan = await aSitemapScan(db, 3);
    const [recorded, released] = [await aClaimedPage(db), await aClaimedPage(db)];
    const unread = await anUnreadSitemap(db);
    const held = await aClaimedDiscovery(db);
    await remove(scan.id);
    await remove(unread.id);
    await runJobs({ db, screenshots });
    const whileInFlight = await countRows(db);
    const screenshot = await screenshots.put(scan.id, Buffer.from('late'));

    const late = aScannedReport({ groups: [aGroup(1, { occurrences: [anOccurrence({ screenshot })] })] });
    expect(await recordPage({ db, ruleInfo }, recorded, late)).toEqual({ kind: 'stale' });
    await releasePage(db, released);
    expect(await addDiscoveredPages(db, held, pageUrls(3))).toBe('stop');
    expect(await completeDiscovery(db, held, [])).toBeUndefined();
    await runJobsLater({ db, screenshots });

    expect(whileInFlight).toEqual({ ...nothing, scans: 1, pages: 2 });
    expect(await countRows(db)).toEqual(nothing);
    expect(await screenshots.listScans()).not.toContain(scan.id);
  });

  it('is removed while its last visits write pictures', async () => {
    const scan = await aScan(db);
    const page = await aClaimedPage(db);
    const writer = { isOver: false, written: 0 };
    const writing = (async () => {
      while (!writer.isOver) {
        await screenshots.put(scan.id, Buffer.from(`picture ${writer.written}`)).catch(() => undefined);
        writer.written += 1;
      }
    })();

    expect((await remove(scan.id)).statusCode).toBe(204);
    for (let round = 0; round < 6; round += 1) await runJobsLater({ db, screenshots });
    writer.isOver = true;
    await writing;
    await releasePage(db, page);
    await runJobsLater({ db, screenshots });

    expect(writer.written).toBeGreaterThan(20);
    expect(await countRows(db)).toEqual(nothing);
    expect(await screenshots.listScans()).not.toContain(scan.id);
  });

  it('is removed in transactions of bounded size', async () => {
    const scan = await aScan(db);
    const groups = [aGroup(maxRowsPerChunk), aGroup(maxRowsPerChunk, { rule: 'link-name' })];
    await scanNextPage(db, aScannedReport({ groups }));
    await deleteScan(db, scan.id);

    const removed: number[] = [];
    while (removed.reduce((sum, rows) => sum + rows, 0) < 2 * maxRowsPerChunk)
      removed.push((await removeDeletedScan({ db, screenshots, signal: stopAfterOne() }, scan.id)).rows);

    expect(removed.length).toBeGreaterThan(1);
    expect(Math.max(...removed)).toBeLessThanOrEqual(maxRowsPerChunk);
  });

  it('is removed by other processes after its process died, several at once', async () => {
    const scan = await aScan(db);
    await scanNextPage(db, aScannedReport({ groups: [aGroup(100)] }));
    const kept = await aScan(db);
    await deleteScan(db, scan.id);
    await removeDeletedScan({ db, screenshots, signal: stopAfterOne() }, scan.id);
    await sql`
      update jobs set state = 'running', claim = claim + 1, lease_until = now() - interval '1 second'
    `.execute(db);

    await Promise.all([runJobs({ db, screenshots }), runJobs({ db, screenshots }), runJobs({ db, screenshots })]);

    expect(await db.selectFrom('scans').select('id').execute()).toEqual([{ id: kept.id }]);
    expect(await countRows(db)).toEqual({ ...nothing, scans: 1, pages: 1 });
    expect((await listJobs(db, {}, { limit: 10, offset: 0 })).jobs).toMatchObject([
      { state: 'done' },
      { state: 'done' },
    ]);
  });
});

async function aClaimedDiscovery(db: Database) {
  const held = await claimDiscovery(db);
  if (held === undefined) throw new Error('No sitemap waits to be read.');
  return held;
}

async function countRows(db: Database): Promise<Record<string, number>> {
  const tables = ['scans', 'pages', 'issue_groups', 'group_pages', 'occurrences', 'occurrence_texts'] as const;
  const counts = tables.map(async (table) => {
    const { count } = await db
      .selectFrom(table)
      .select((of) => of.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return [table, Number(count)] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

/** It is looked at before each transaction: the second look is the end. */
function stopAfterOne(): AbortSignal {
  let looks = 0;
  return Object.defineProperty(new AbortController().signal, 'aborted', { get: () => (looks += 1) > 1 });
}
