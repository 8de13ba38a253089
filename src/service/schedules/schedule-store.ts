import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Actor } from '../audit/actor.ts';
import { nameUrl, recordAction } from '../audit/record-action.ts';
import type { Database, Schema } from '../../adapters/db/schema.ts';
import { enqueueJob } from '../../adapters/queue/enqueue-job.ts';
import { forgetHosts } from '../../records/scans/agreement.ts';
import { assertSignInFits, keyOfTarget } from '../../records/scans/create-scan.ts';
import { isUuid, newId } from '../../ids/ids.ts';
import type { PageInfo, PageRequest } from '../../paging/paging.ts';
import { pageInfoOf } from '../../paging/paging.ts';
import { Refused } from '../../texts/refused.ts';
import { findNextTimes } from './cron-times.ts';
import type { NewSchedule } from './new-schedule.ts';
import { holdHostJob, wakeSchedules } from './schedule-job.ts';
import type { ScheduleRow } from './schedule-record.ts';
import { findTarget } from './schedule-record.ts';

const mostSchedules = 500;

/** Oldest first. */
export async function listSchedules(
  db: Database,
  page: PageRequest,
): Promise<{ readonly schedules: readonly ScheduleRow[]; readonly page: PageInfo }> {
  const schedules = await selectSchedules(db)
    .orderBy('created_at')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { schedules, page: pageInfoOf(page, await countSchedules(db)) };
}

/** Throws Refused (`schedule_not_found`). */
export async function getSchedule(db: Database, id: string): Promise<ScheduleRow> {
  const row = isUuid(id) ? await selectSchedules(db).where('id', '=', id).executeTakeFirst() : undefined;
  if (row === undefined) throw new Refused({ code: 'schedule_not_found' });
  return row;
}

/** Throws Refused (`too_many_schedules`; `invalid_request` if the sign-in is missing or not for these URLs). */
export async function createSchedule(db: Database, wanted: NewSchedule, by?: Actor): Promise<ScheduleRow> {
  return db.transaction().execute(async (tx) => {
    await assertSignInFits(tx, wanted.scan);
    if ((await countSchedules(tx)) >= mostSchedules)
      throw new Refused({ code: 'too_many_schedules', most: mostSchedules });
    const id = newId();
    const next = findNext(wanted, await readClock(tx));
    await tx
      .insertInto('schedules')
      .values({ id, ...describe(wanted), next_run_at: next })
      .execute();
    await recordAction(tx, by, { action: 'schedule.created', ...describeAction(id, wanted) });
    await enqueueJob(tx, { kind: holdHostJob, key: id });
    await wakeSchedules(tx);
    return getSchedule(tx, id);
  });
}

type Replacement = { readonly id: string; readonly wanted: NewSchedule; readonly by?: Actor | undefined };

/**
 * Replaces all of a schedule. The next run changes only if the times do. Throws Refused (`schedule_not_found`;
 * `invalid_request` as for a new one).
 */
export async function replaceSchedule(db: Database, { id, wanted, by }: Replacement): Promise<ScheduleRow> {
  return db.transaction().execute(async (tx) => {
    const before = await lockSchedule(tx, id);
    await assertSignInFits(tx, wanted.scan);
    const keepsTimes =
      before.enabled === wanted.enabled && before.cron === wanted.cron && before.time_zone === wanted.time_zone;
    const next = keepsTimes ? before.next_run_at : findNext(wanted, await readClock(tx));
    await tx
      .updateTable('schedules')
      .set({ ...describe(wanted), next_run_at: next })
      .where('id', '=', before.id)
      .execute();
    await recordAction(tx, by, { action: 'schedule.replaced', ...describeAction(before.id, wanted) });
    await enqueueJob(tx, { kind: holdHostJob, key: before.id });
    await wakeSchedules(tx);
    return getSchedule(tx, before.id);
  });
}

/** Deletes a schedule but keeps its scans. Throws Refused (`schedule_not_found`). */
export async function deleteSchedule(db: Database, id: string, by?: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { id: known, scan } = await lockSchedule(tx, id);
    await tx.deleteFrom('schedules').where('id', '=', known).execute();
    await forgetHosts(tx, known);
    const subject = { id: known, name: nameUrl(findTarget(scan)) };
    await recordAction(tx, by, { action: 'schedule.deleted', subject });
  });
}

function describeAction(id: string, { scan, cron, time_zone, enabled }: NewSchedule) {
  return { subject: { id, name: nameUrl(findTarget(scan)) }, details: { cron, time_zone, enabled } };
}

function selectSchedules(db: Database) {
  return db
    .selectFrom('schedules')
    .selectAll()
    .select([
      sql<Date>`now()`.as('now'),
      sql<string | null>`(select scans.id from scans where scans.id = last_scan_id and deleted_at is null)`.as(
        'known_scan_id',
      ),
      sql<boolean>`scan ->> 'sign_in' is not null and not exists (select 1 from sign_ins where sign_ins.id::text = scan ->> 'sign_in')`.as(
        'lacks_sign_in',
      ),
    ]);
}

/** Keeps processes from running it until the end of the transaction. */
async function lockSchedule(tx: Transaction<Schema>, id: string) {
  const row = isUuid(id)
    ? await tx.selectFrom('schedules').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;
  if (row === undefined) throw new Refused({ code: 'schedule_not_found' });
  return row;
}

async function countSchedules(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('schedules')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function readClock(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  return rows[0]?.now ?? new Date();
}

function findNext(wanted: NewSchedule, now: Date): Date | null {
  return wanted.enabled ? (findNextTimes(wanted, now, 1)[0] ?? null) : null;
}

function describe({ scan, cron, time_zone, enabled }: NewSchedule) {
  return { scan: JSON.stringify(scan), target_key: keyOfTarget(scan), cron, time_zone, enabled };
}
