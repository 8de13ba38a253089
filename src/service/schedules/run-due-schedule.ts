import type { Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { SchedulesTable } from '../../adapters/db/schedule-tables.ts';
import type { Database, Schema } from '../../adapters/db/schema.ts';
import { createScanIn } from '../../records/scans/create-scan.ts';
import type { NewScan } from '../../records/scans/new-scan.ts';
import { newScanSchema } from '../../records/scans/new-scan.ts';
import { hasEnded } from '../../records/scans/scan-state.ts';
import { fillInLook } from '../settings/read-settings.ts';
import { Refused } from '../../texts/refused.ts';
import { findNextTimes } from './cron-times.ts';
import type { LastSkip } from './last-skip.ts';
import { onTimeSkipped } from './on-time-skipped.ts';
import { findScanFault, findTarget } from './schedule-record.ts';
import { says } from '../../texts/saying.ts';

type DueSchedule = Selectable<SchedulesTable> & { readonly next_run_at: Date; readonly now: Date };

/** The outcome of a due schedule. A skip without a new scan keeps the last scan. */
type Run = { readonly startedId?: string; readonly skip?: LastSkip };

/**
 * Takes the schedule that has been due for longest. In one transaction, it starts the scan, or notes why not, and
 * writes the next time. Meanwhile other processes pass over the schedule, so each time has one scan. Missed times have
 * one scan together. Returns whether a schedule was due.
 */
export async function runDueSchedule(db: Database): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const schedule = await lockDue(tx);
    if (schedule !== undefined) await settle(tx, schedule, await run(tx, schedule));
    return schedule !== undefined;
  });
}

/** Skips one time of the schedule that has been due for longest, because starting its scan fails repeatedly. */
export async function skipDueSchedule(db: Database): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const schedule = await lockDue(tx);
    if (schedule !== undefined) await settle(tx, schedule, { skip: describeSkip(schedule, 'error') });
    return schedule !== undefined;
  });
}

/** The seconds until the next schedule is due, by the database's clock. Undefined if there is none. */
export async function findWaitSeconds(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from min(next_run_at) - clock_timestamp())::double precision as seconds
    from schedules where next_run_at is not null
  `.execute(db);
  const seconds = rows[0]?.seconds ?? undefined;
  return seconds === undefined ? undefined : Math.max(0, seconds);
}

async function lockDue(tx: Transaction<Schema>): Promise<DueSchedule | undefined> {
  return tx
    .selectFrom('schedules')
    .selectAll()
    .select(sql<Date>`now()`.as('now'))
    .where('next_run_at', '<=', sql<Date>`now()`)
    .orderBy('next_run_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .$narrowType<{ next_run_at: Date }>()
    .executeTakeFirst();
}

async function run(tx: Transaction<Schema>, schedule: DueSchedule): Promise<Run> {
  const open = await findOpenScan(tx, schedule.last_scan_id);
  if (open !== undefined) return { skip: describeSkip(schedule, 'not_ended', { scan_id: open }) };
  const detail = findScanFault(schedule.scan);
  if (detail !== undefined) return { skip: describeSkip(schedule, 'invalid_scan', { detail }) };
  return start(tx, schedule, newScanSchema.parse(schedule.scan));
}

async function start(tx: Transaction<Schema>, schedule: DueSchedule, wanted: NewScan): Promise<Run> {
  try {
    const { id } = await createScanIn(tx, await fillInLook(tx, wanted), {
      by: { kind: 'schedule', name: schedule.id },
    });
    return { startedId: id, ...(hasMissed(schedule) && { skip: describeSkip(schedule, 'missed', { scan_id: id }) }) };
  } catch (error) {
    // The error is thrown before anything is written, so the transaction can continue.
    if (!(error instanceof Refused)) throw error;
    return { skip: describeRefusal(schedule, error) };
  }
}

/** A paused scan counts as open too. */
async function findOpenScan(tx: Transaction<Schema>, id: string | null): Promise<string | undefined> {
  if (id === null) return undefined;
  const scan = await tx
    .selectFrom('scans')
    .select(['id', 'status'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return scan === undefined || hasEnded(scan.status) ? undefined : scan.id;
}

/** True if more than one of its times has passed. */
function hasMissed(schedule: DueSchedule): boolean {
  const [second] = findNextTimes(schedule, schedule.next_run_at, 1);
  return second !== undefined && second <= schedule.now;
}

function describeRefusal(schedule: DueSchedule, { refusal }: Refused): LastSkip {
  if (refusal.code === 'queue_full') return describeSkip(schedule, 'queue_full');
  const detail = 'saying' in refusal ? refusal.saying : says('schedules.refused', { code: refusal.code });
  return describeSkip(schedule, 'invalid_scan', { detail });
}

function describeSkip(
  { next_run_at: due }: DueSchedule,
  reason: LastSkip['reason'],
  about: Partial<Pick<LastSkip, 'detail' | 'scan_id'>> = {},
): LastSkip {
  return { at: due.toISOString(), reason, detail: null, scan_id: null, ...about };
}

async function settle(tx: Transaction<Schema>, schedule: DueSchedule, { startedId, skip }: Run): Promise<void> {
  await tx
    .updateTable('schedules')
    .set({
      next_run_at: findNextTimes(schedule, schedule.now, 1)[0] ?? null,
      ...(startedId !== undefined && { last_scan_id: startedId }),
      ...(skip !== undefined && { last_skip: JSON.stringify(skip) }),
    })
    .where('id', '=', schedule.id)
    .execute();
  if (skip === undefined) return;
  const { id, cron, time_zone } = schedule;
  const skipped = { schedule: { id, url: findTarget(schedule.scan), cron, time_zone }, skip };
  for (const follow of onTimeSkipped) await follow(tx, skipped);
}
