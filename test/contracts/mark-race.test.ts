import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { OpenDatabase } from '../../src/adapters/db/open-database.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import { recordPage } from '../../src/records/pages/record-page.ts';
import { markFalsePositives } from '../../src/records/triage/mark-false-positives.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import type { TestDatabase } from '../databases/test-databases.ts';
import { makeDatabase } from '../databases/test-databases.ts';
import { aClaimedPage, aGroup, aScan, aScannedReport, ruleInfo, scanNextPage } from './make-scans.ts';

// Only a server runs two transactions at once.

let test: TestDatabase;
let database: OpenDatabase;
let db: Database;
beforeAll(async () => {
  test = await makeDatabase('server', 'migrated');
  database = await openDatabase(test.location);
  ({ db } = database);
});
afterAll(async () => {
  await database.close();
  await test.remove();
});

const gate = 4_711;
const waiting = { timeout: 20_000 };

it('a mark is kept for a page that was being written when it was made', async () => {
  const marked = await aScan(db);
  await scanNextPage(db, aScannedReport({ groups: [aGroup(1)] }));
  const running = await aScan(db);
  const page = await aClaimedPage(db);
  const opened = await holdWritersOf(running.id);

  // It has read the marks, of which there are none, and has not committed.
  const recording = recordPage({ db, ruleInfo }, page, aScannedReport({ groups: [aGroup(2)] }));
  await vi.waitUntil(() => countWaiting('advisory'), waiting);
  const state = { isMarked: false };
  const marking = markFalsePositives({ db, ruleInfo }, marked.id, { scope: 'group', kind: 'failed', key: 'image-alt' });
  void marking.finally(() => (state.isMarked = true));
  await vi.waitUntil(async () => state.isMarked || (await countWaiting('transactionid')), waiting);
  opened.resolve();
  await Promise.all([recording, marking]);

  const groups = db.selectFrom('issue_groups').select(['scan_id', 'occurrence_count', 'false_positive_count']);
  expect(await groups.orderBy('id').execute()).toEqual([
    { scan_id: marked.id, occurrence_count: 0, false_positive_count: 1 },
    { scan_id: running.id, occurrence_count: 0, false_positive_count: 2 },
  ]);
  expect(await checkInvariants(db)).toEqual([]);
});

/**
 * Every change of the scan's row waits from now on until the gate is opened: at the end of the transaction that
 * writes a page.
 */
async function holdWritersOf(scanId: string): Promise<PromiseWithResolvers<void>> {
  await sql
    .raw(`create function wait_at_gate() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(${gate}); return new; end $$`)
    .execute(db);
  await sql
    .raw(
      `create trigger gate before update on scans for each row when (new.id = '${scanId}') execute function wait_at_gate()`,
    )
    .execute(db);
  const closed = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  void db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${gate})`.execute(tx);
    closed.resolve();
    await opened.promise;
  });
  await closed.promise;
  return opened;
}

async function countWaiting(event: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and wait_event = ${event}
  `.execute(db);
  return rows[0]?.count ?? 0;
}
