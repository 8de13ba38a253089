import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../../src/db/schema.ts';
import { claimNextPages } from '../../src/pages/claim-page.ts';
import { renewLeases } from '../../src/pages/lease.ts';
import { recordPage } from '../../src/pages/record-page.ts';
import { lockScan } from '../../src/scans/change-scan.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import { aScannedReport, aSitemapScan, ruleInfo } from './make-scans.ts';

onEachDatabase('claims and records of one scan', (open) => {
  it('take turns: a claim waits for one record, and not for all', async () => {
    const { db, kind } = await open();
    const { id } = await aSitemapScan(db, 4);
    const [first, second] = await claimNextPages(db, { atMost: 2, requestDelayMs: 0 });
    if (kind === 'embedded' || first === undefined || second === undefined) return;
    const ends: string[] = [];
    const note = (what: string) => () => void ends.push(what);

    const all = await db.transaction().execute(async (tx) => {
      await lockScan(tx, id);
      const records = [first, second].map((page) => recordPage({ db, ruleInfo }, page, aScannedReport()));
      await untilWaiting(db, 2);
      const claim = claimNextPages(db, { atMost: 1, requestDelayMs: 0 });
      await untilWaiting(db, 3);
      return [...records.map((record) => record.then(note('record'))), claim.then(note('claim'))];
    });
    await Promise.all(all);

    expect(ends).toEqual(['record', 'claim', 'record']);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('do not hold up the renewal of other pages', async () => {
    const { db, kind } = await open();
    await aSitemapScan(db, 2);
    const pages = await claimNextPages(db, { atMost: 2, requestDelayMs: 0 });
    await sql`update pages set lease_until = now()`.execute(db);
    if (kind === 'embedded') return;

    await db.transaction().execute(async (tx) => {
      await sql`select id from pages where ordinal = 0 for no key update`.execute(tx);
      await renewLeases(db, pages);
    });

    const { rows } = await sql`select lease_until > now() as renewed from pages order by ordinal`.execute(db);
    expect(rows).toEqual([{ renewed: false }, { renewed: true }]);
  });
});

/** So many statements on the same database wait for a lock. */
async function untilWaiting(db: Database, wanted: number): Promise<void> {
  for (let count = 0; count < wanted;) {
    const { rows } = await sql`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db);
    count = rows.length;
  }
}
