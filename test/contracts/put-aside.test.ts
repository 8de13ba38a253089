import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { ClaimedPage } from '../../src/records/pages/claim-page.ts';
import { claimNextPages } from '../../src/records/pages/claim-page.ts';
import { recordPage } from '../../src/records/pages/record-page.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import { aScannedReport, aSitemapScan, makeAllDue, ruleInfo } from './make-scans.ts';

onEachDatabase('a page whose rules lacked time', (open) => {
  let db: Database;
  beforeEach(async () => ({ db } = await open()));

  async function claim(atMost = 2): Promise<readonly ClaimedPage[]> {
    await makeAllDue(db);
    return claimNextPages(db, { atMost, requestDelayMs: 0 });
  }

  async function record(page: ClaimedPage | undefined, isLate: boolean) {
    if (page === undefined) throw new Error('No page was claimed.');
    const recorded = await recordPage({ db, ruleInfo }, page, aScannedReport({ isLate }));
    if (recorded.kind === 'stale') throw new Error('The claim is not current.');
    return recorded.scan;
  }

  it('is tried once more at the end of the scan, alone, and counts then in any case', async () => {
    await aSitemapScan(db, 4);
    const [first, second] = await claim();
    await record(first, true);
    const waiting = await record(second, true);
    const [third, fourth] = await claim();
    await record(third, false);
    const whileBusy = await claim();
    await record(fourth, false);

    const alone = await claim();
    const meanwhile = await claim();
    await record(alone[0], true);
    const [last] = await claim();
    const ended = await record(last, false);

    expect(waiting).toMatchObject({ status: 'running', pages_pending: 4, pages_completed: 0 });
    expect([third?.ordinal, fourth?.ordinal, whileBusy.length]).toEqual([2, 3, 0]);
    expect(alone.map(({ ordinal, attempts }) => [ordinal, attempts])).toEqual([[0, 2]]);
    expect([meanwhile.length, last?.ordinal]).toEqual([0, 1]);
    expect(ended).toMatchObject({ status: 'completed', pages_completed: 4, pages_pending: 0, pages_running: 0 });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('keeps its links for a crawl, which depends on them', async () => {
    await aSitemapScan(db, 1);
    const [page] = await claim();
    if (page === undefined) throw new Error('No page was claimed.');

    const found = { links: [], maxPages: 10 };
    const recorded = await recordPage({ db, ruleInfo }, page, aScannedReport({ isLate: true, found }));

    expect(recorded).toMatchObject({ kind: 'recorded', endsScan: true });
  });
});
