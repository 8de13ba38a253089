import { expect, it } from 'vitest';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import { isDatabaseAway } from '../../src/adapters/db/is-database-away.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { claimNextPages } from '../../src/records/pages/claim-page.ts';
import { reclaimPages } from '../../src/records/pages/reclaim-pages.ts';
import { PageRecorder } from '../../src/worker/page-recorder.ts';
import { hasEnded } from '../../src/records/scans/scan-state.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import { whereThereIs } from '../applicable.ts';
import { aGroup, aScannedReport, aSitemapScan, ruleInfo } from '../contracts/make-scans.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { runService } from '../e2e/run-service.ts';
import { startPair } from './replicated-pair.ts';
import { pause, waitUntil } from './wait-until.ts';

const pages = 60;

it(
  'a standby that is promoted while a scan runs has all that was acknowledged, and the scan continues on it; requests meanwhile get 503',
  whereThereIs('linux'),
  async () => {
    const pair = await startPair();
    const database = await openDatabase({ kind: 'server', url: pair.url, maxConnections: 4 });
    const { db } = database;
    const service = await runService({ CURBCUT_ROLE: 'web', DATABASE_URL: pair.url });
    const ask = async () => fetch(`${service.origin}/api/scans`);
    try {
      const scan = await aSitemapScan(db, pages);
      const acknowledged = new Set<number>();
      const failing = { isOver: false };
      const worker = work(db, scan.id, { acknowledged, failing });
      await waitUntil('some pages are recorded', 30_000, async () => (acknowledged.size > 5 ? true : undefined));

      await pair.killPrimary();
      const refused = await ask();
      const before = acknowledged.size;
      await pair.promote();
      failing.isOver = true;
      await worker;
      const answered = await waitUntil('requests are answered', 60_000, async () => {
        const answer = await ask();
        return answer.ok ? answer : undefined;
      });

      expect([refused.status, refused.headers.get('retry-after'), answered.status]).toEqual([
        503,
        expect.any(String),
        200,
      ]);
      expect(before).toBeLessThan(pages);
      const completed = await db.selectFrom('pages').select('id').where('status', '=', 'completed').execute();
      expect(new Set(completed.map(({ id }) => id))).toEqual(
        acknowledged.union(new Set(completed.map(({ id }) => id))),
      );
      expect((await getScan(db, scan.id)).status).toBe('completed');
      expect(await checkInvariants(db)).toEqual([]);
    } finally {
      await service.close();
      await database.close();
      await pair.close();
    }
  },
);

type Progress = { readonly acknowledged: Set<number>; readonly failing: { readonly isOver: boolean } };

/** As a worker does: what fails because the database is away is tried again. */
async function work(db: Database, scanId: string, { acknowledged, failing }: Progress): Promise<void> {
  const recorder = new PageRecorder({ db, ruleInfo });
  for (;;) {
    // Some pages are left for the time after the fail-over, however fast this machine is.
    while (!failing.isOver && acknowledged.size > pages - 10) await pause(20);
    const claimed = await patiently(() => claimNextPages(db, { atMost: 3, requestDelayMs: 0 }));
    await Promise.all(
      claimed.map(async (page) => {
        await patiently(() => recorder.record(page, aScannedReport({ groups: [aGroup(5)] })));
        acknowledged.add(page.id);
      }),
    );
    if (claimed.length > 0) continue;
    if (hasEnded((await patiently(() => getScan(db, scanId))).status)) return;
    // No worker holds a claim whose answer was lost. It ends with its lease.
    await patiently(() => reclaimPages({ db, ruleInfo }, { everyLease: true }));
  }
}

async function patiently<T>(action: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await action();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await pause(50);
    }
  }
}
