import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshStatistics } from '../../src/adapters/db/refresh-statistics.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { claimStatement } from '../../src/records/pages/claim-page.ts';
import { claimNextPage } from './claim-next-page.ts';
import { maxOpenScans, maxPausedScans } from '../../src/records/scans/admit-scan.ts';
import { makeDatabase } from '../databases/test-databases.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { fillQueue } from './fill-queue.ts';
import { aClaimedPage, aFailedReport, aScan, aSitemapScan, makeAllDue, scanNextPage } from './make-scans.ts';

const wanted = { sitemap_url: 'https://example.com/', scan_type: 'single' };

const inQueue = ['queued', 'running', 'pausing'] as const;

onEachDatabase('the queue', (open) => {
  let db: Database;
  let rest: Rest;
  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db);
  });
  afterAll(() => rest.close());
  beforeEach(open);

  const queued = () => db.selectFrom('scans').select('id').where('status', '=', 'queued').limit(2).execute();

  it('accepts no further scan when a thousand wait or run, and says when to try again', async () => {
    await fillQueue(db, maxOpenScans, inQueue);
    const [scan] = await queued();

    const created = await rest.ask('POST', '/api/scans', { body: wanted });
    const repeated = await rest.ask('POST', `/api/scans/${scan?.id ?? ''}/rescan`);

    for (const answer of [created, repeated]) {
      expect(answer).toMatchObject({ statusCode: 429, json: { code: 'queue_full' } });
      expect(answer.headers['retry-after']).toBe('60');
    }
    expect(created.json).toMatchObject({
      detail: expect.stringContaining('1,000 scans wait or run, which is the limit.'),
    });
  });

  it('has room for new scans however many are paused', async () => {
    await fillQueue(db, 2 * maxPausedScans, ['paused']);

    const { statusCode } = await rest.ask('POST', '/api/scans', { body: wanted });

    expect(statusCode).toBe(201);
  });

  it('takes a resumed scan and a retried one only as it takes a new one', async () => {
    const failed = await aScan(db);
    await scanNextPage(db, aFailedReport());
    const paused = await aScan(db);
    await rest.ask('POST', `/api/scans/${paused.id}/pause`);
    const pausing = await aScan(db);
    await aClaimedPage(db);
    await rest.ask('POST', `/api/scans/${pausing.id}/pause`);
    await fillQueue(db, maxOpenScans - 1, inQueue);

    const refused = [
      await rest.ask('POST', `/api/scans/${paused.id}/resume`),
      await rest.ask('POST', `/api/scans/${failed.id}/retry-failed`),
    ];
    const resumed = await rest.ask('POST', `/api/scans/${pausing.id}/resume`);
    await rest.ask('POST', `/api/scans/${pausing.id}/end`);
    const later = await rest.ask('POST', `/api/scans/${paused.id}/resume`);

    for (const answer of refused) expect(answer).toMatchObject({ statusCode: 429, json: { code: 'queue_full' } });
    expect([resumed.statusCode, later.statusCode]).toEqual([200, 200]);
  });

  it('lets people pause a thousand scans, and then says what to do', async () => {
    const scan = await aScan(db);
    await fillQueue(db, maxPausedScans, ['paused', 'pausing']);

    const refused = await rest.ask('POST', `/api/scans/${scan.id}/pause`);
    await db.deleteFrom('pages').where('scan_id', '<>', scan.id).execute();
    await sql`delete from scans where id = (select id from scans where status = 'paused' limit 1)`.execute(db);
    const paused = await rest.ask('POST', `/api/scans/${scan.id}/pause`);

    expect(refused).toMatchObject({
      statusCode: 409,
      json: {
        code: 'too_many_paused',
        detail: '1,000 scans are paused, which is the limit. Resume, end or delete some.',
      },
    });
    expect(paused).toMatchObject({ statusCode: 200, json: { status: 'paused' } });
  });

  it('accepts one for each that has ended or is deleted', async () => {
    await fillQueue(db, maxOpenScans, inQueue);
    const scans = await queued();
    await rest.ask('DELETE', `/api/scans/${scans[0]?.id ?? ''}`);
    await db
      .updateTable('scans')
      .set({ status: 'completed' })
      .where('id', '=', scans[1]?.id ?? '')
      .execute();

    const statuses = [];
    for (let tries = 0; tries < 3; tries += 1)
      statuses.push((await rest.ask('POST', '/api/scans', { body: wanted })).statusCode);

    expect(statuses).toEqual([201, 201, 429]);
  });

  it('is never longer, also with many concurrent requests', async () => {
    await fillQueue(db, maxOpenScans - 3, inQueue);

    const answers = await Promise.all(
      Array.from({ length: 12 }, () => rest.ask('POST', '/api/scans', { body: wanted })),
    );

    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(9);
  });
});

onEachDatabase('a claim', (open) => {
  it('takes the first scan from an index, before the database has any statistics and after', async () => {
    const { db } = await open();
    // A server that analyzes the tables by itself, in the middle of filling them, would have statistics of something else.
    // It may have analyzed them while tests before this one had emptied them.
    for (const table of ['scans', 'pages']) {
      await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(db);
      await sql`delete from pg_statistic where starelid = ${table}::regclass`.execute(db);
      await sql`update pg_class set reltuples = -1, relpages = 0 where oid = ${table}::regclass`.execute(db);
    }
    await fillQueue(db, 800);

    const before = await explainClaim(db);
    await sql`analyze`.execute(db);
    const after = await explainClaim(db);
    for (const table of ['scans', 'pages'])
      await sql`alter table ${sql.table(table)} reset (autovacuum_enabled)`.execute(db);

    for (const plan of [before, after]) {
      expect(plan).toContain('Index Scan using scans_claimable on scans');
      expect(plan).not.toContain('Seq Scan on scans');
      expect(plan).not.toContain('Sort');
    }
  });

  it('looks at the pages that it takes, not at all pages', async () => {
    const { db } = await open();
    await aSitemapScan(db, 4_000);
    await sql`analyze`.execute(db);

    const plan = await explainClaim(db);

    expect(plan).toContain('Index Scan using pages_pkey on pages');
    expect(plan).not.toContain('Seq Scan on pages');
  });

  it('looks once at each scan whose pages wait, then passes over them until they are due', async () => {
    const { db } = await open();
    await fillQueue(db, 8);
    await sql`update pages set next_attempt_at = now() + interval '1 hour'`.execute(db);

    expect(await claimNextPage(db)).toBeUndefined();

    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from scans where due_at > now() + interval '59 minutes'`.execute(db);
    expect(rows).toEqual([{ count: 4 }]);
    await makeAllDue(db);
    expect((await aClaimedPage(db)).attempts).toBe(1);
  });
});

describe('the embedded database', () => {
  it('gets statistics of what changed much, and only of that', async () => {
    const { location, remove } = await makeDatabase('embedded', 'migrated');
    const database = await openDatabase(location);
    const { db } = database;
    await refreshStatistics(db);
    await fillQueue(db, 2_000);

    expect(await refreshStatistics(db)).toEqual(expect.arrayContaining(['pages', 'scans']));

    expect(await refreshStatistics(db)).toEqual([]);
    await database.close();
    await remove();
  });
});

async function explainClaim(db: Database): Promise<string> {
  const { rows } = await sql<{
    'QUERY PLAN': string;
  }>`explain ${claimStatement({ atMost: 4, requestDelayMs: 0, waits: false })}`.execute(db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
