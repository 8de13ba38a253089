import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { ClaimedPage } from '../../src/records/pages/claim-page.ts';
import { claimNextPages } from '../../src/records/pages/claim-page.ts';
import { claimNextPage } from './claim-next-page.ts';
import { PageRecorder } from '../../src/worker/page-recorder.ts';
import { recordPage, releasePage } from '../../src/records/pages/record-page.ts';
import { reclaimPages } from '../../src/records/pages/reclaim-pages.ts';
import type { ClaimedDiscovery } from '../../src/records/scans/discovery-steps.ts';
import {
  claimDiscovery,
  completeDiscovery,
  failDiscovery,
  releaseDiscovery,
} from '../../src/records/scans/discovery-steps.ts';
import { hasEnded } from '../../src/records/scans/scan-state.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import type { OpenEmpty } from '../databases/each-database.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import {
  addDiscoveredPages,
  aFailedReport,
  aGroup,
  anUnreadSitemap,
  aScan,
  aScannedReport,
  makeAllDue,
  pageUrls,
  ruleInfo,
} from './make-scans.ts';

/** What a worker may do next. Numbers choose among what it holds. */
const actions = fc.oneof(
  fc.constantFrom('new scan', 'new sitemap', 'claim', 'claim', 'claim', 'read sitemap', 'make all due', 'withdraw'),
  fc.record({
    what: fc.constantFrom('scanned', 'scanned', 'failed', 'transient', 'missing', 'release', 'all at once'),
    which: fc.nat(5),
    found: fc.nat(12),
  }),
  fc.record({
    what: fc.constantFrom('add pages', 'end of sitemap', 'broken sitemap', 'leave sitemap'),
    which: fc.nat(3),
    found: fc.nat(9),
  }),
);
type Action = typeof actions extends fc.Arbitrary<infer Value> ? Value : never;

/** What a worker holds. It may hold pages that were withdrawn from it: their results must not count. */
type Worker = { readonly db: Database; readonly pages: ClaimedPage[]; readonly sitemaps: ClaimedDiscovery[] };

onEachDatabase('whatever workers do, in whatever order', (open) => {
  let db: Database;
  beforeAll(async () => ({ db } = await open()));

  it('every counter equals its rows, no scan hangs, and all work can be done to its end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(actions, { minLength: 5, maxLength: 40 }), (steps) => runAlone(open, steps)),
      { numRuns: 8 },
    );
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('the same with four workers at once', async () => {
    const lists = fc.array(fc.array(actions, { minLength: 5, maxLength: 25 }), { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(lists, (steps) => runTogether(open, steps)),
      { numRuns: 6 },
    );
    expect(await checkInvariants(db)).toEqual([]);
  });
});

async function runAlone(open: OpenEmpty, steps: readonly Action[]): Promise<void> {
  const { db } = await open();
  const worker = { db, pages: [], sitemaps: [] };
  for (const [index, step] of steps.entries()) {
    await perform(worker, step);
    // All of them take a while: now and then is enough to find the step that breaks one.
    const breaches = index % 5 === 0 ? await checkInvariants(db) : [];
    expect(breaches).toEqual([]);
  }
  await finishAll(worker);
}

async function runTogether(open: OpenEmpty, lists: readonly (readonly Action[])[]): Promise<void> {
  const { db } = await open();
  const workers = lists.map(() => ({ db, pages: [], sitemaps: [] }));
  await Promise.all(
    workers.map(async (worker, index) => {
      for (const step of lists[index] ?? []) await perform(worker, step);
    }),
  );
  expect(await checkInvariants(db)).toEqual([]);
  for (const worker of workers) await finishAll(worker);
}

async function perform(worker: Worker, step: Action): Promise<void> {
  const { db, pages, sitemaps } = worker;
  if (typeof step !== 'string') return performOnHeld(worker, step);
  if (step === 'new scan') await aScan(db);
  if (step === 'new sitemap') await anUnreadSitemap(db);
  if (step === 'claim') pages.push(...(await claimNextPages(db, { atMost: 3, requestDelayMs: 0 })));
  if (step === 'read sitemap') sitemaps.push(...listed(await claimDiscovery(db)));
  if (step === 'make all due') await makeAllDue(db);
  if (step === 'withdraw') await reclaimPages({ db, ruleInfo }, { everyLease: true });
}

async function performOnHeld(worker: Worker, step: Exclude<Action, string>): Promise<void> {
  await performOnPages(worker, step);
  const { db, sitemaps } = worker;
  const held = sitemaps[step.which % Math.max(1, sitemaps.length)];
  if (held === undefined) return;
  if (step.what === 'add pages') await addDiscoveredPages(db, held, pageUrls(step.found));
  if (step.what === 'end of sitemap') await endSitemap(db, held);
  if (step.what === 'broken sitemap')
    await failDiscovery(db, held, { code: 'sitemap_invalid_xml', saying: [], notes: [] });
  if (step.what === 'leave sitemap') await releaseDiscovery(db, held);
}

async function performOnPages({ db, pages }: Worker, step: Exclude<Action, string>): Promise<void> {
  const page = pages[step.which % Math.max(1, pages.length)];
  if (page !== undefined && step.what === 'release') await releasePage(db, page);
  if (page !== undefined && isReport(step.what)) await recordPage({ db, ruleInfo }, page, makeReport(step));
  if (step.what === 'all at once') await recordAll(db, pages, step.found);
}

/** As a process does whose pages end at the same moment. */
async function recordAll(db: Database, pages: readonly ClaimedPage[], found: number): Promise<void> {
  const recorder = new PageRecorder({ db, ruleInfo });
  const kinds = ['scanned', 'missing', 'scanned', 'failed', 'scanned', 'transient'] as const;
  await Promise.all(
    pages.map((page, index) => {
      const what = kinds[(index + found) % kinds.length] ?? 'scanned';
      return recorder.record(page, makeReport({ what, which: 0, found: (index + found) % 7 }));
    }),
  );
}

function isReport(what: string): boolean {
  return ['scanned', 'failed', 'transient', 'missing'].includes(what);
}

function makeReport({ what, found }: Exclude<Action, string>) {
  if (what === 'failed') return aFailedReport();
  if (what === 'transient') return aFailedReport({ code: 'connection_error' });
  const textDigest = `text ${found % 3}`;
  if (what === 'missing') return aFailedReport({ code: 'soft_not_found', httpStatus: 200, textDigest });
  const groups = [
    aGroup(found, { total: found * 2 + 1 }),
    aGroup(found % 4, { rule: 'region', total: 4 }),
    aGroup(1, { kind: 'needs_review', rule: 'color-contrast' }),
  ];
  const rules = { 'image-alt': [found % 3, found, 0], 'meta-viewport': null, label: [found, 1, 0] } as const;
  return aScannedReport({ textDigest, groups: groups.slice(found % 3), rules: found === 0 ? {} : rules });
}

/** A sitemap that is read to its end names at least one page, else its reader reports it as empty. */
async function endSitemap(db: Database, held: ClaimedDiscovery): Promise<void> {
  await addDiscoveredPages(db, held, pageUrls(1));
  await completeDiscovery(db, held, []);
}

/** All that is left is claimed again and finished: then every scan must have ended. */
async function finishAll({ db }: Worker): Promise<void> {
  await reclaimPages({ db, ruleInfo }, { everyLease: true });
  await sql`update scans set discovery_lease_until = null where phase = 'discovering'`.execute(db);
  await makeAllDue(db);
  for (let held = await claimDiscovery(db); held !== undefined; held = await claimDiscovery(db))
    await endSitemap(db, held);
  for (let page = await claimNextPage(db); page !== undefined; page = await claimNextPage(db)) {
    await recordPage({ db, ruleInfo }, page, aScannedReport({ groups: [aGroup(1)] }));
  }
  const scans = await db.selectFrom('scans').select(['status']).execute();
  expect(scans.filter(({ status }) => !hasEnded(status))).toEqual([]);
  expect(await checkInvariants(db)).toEqual([]);
}

function listed<Value>(value: Value | undefined): readonly Value[] {
  return value === undefined ? [] : [value];
}
