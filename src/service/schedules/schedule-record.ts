import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { SchedulesTable } from '../../adapters/db/schedule-tables.ts';
import { newScanSchema } from '../../records/scans/new-scan.ts';
import { findNextTimes } from './cron-times.ts';
import { lastSkipSchema, presentSkip, storedSkipSchema } from './last-skip.ts';
import { sayIssue } from '../../texts/say-issue.ts';
import type { Said } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';
import { say } from '../../texts/say.ts';
import type { Spoken } from '../../texts/texts.ts';

/** A schedule, joined with facts from other tables and the clock of the database. */
export type ScheduleRow = Selectable<SchedulesTable> & {
  readonly now: Date;
  /** Null if it has started no scan, or if the scan is deleted. */
  readonly known_scan_id: string | null;
  /** The scan names a sign-in that is deleted. */
  readonly lacks_sign_in: boolean;
};

const shownRuns = 3;
const instant = z.iso.datetime({ precision: 3 });
const storedScanSchema = z.record(z.string(), z.unknown());

export const scheduleRecordSchema = z
  .object({
    id: z.uuid(),
    scan: storedScanSchema.describe('The body that starts a scan, as it was given.'),
    cron: z.string(),
    time_zone: z.string(),
    enabled: z.boolean(),
    next_runs: z.array(instant).describe('The next three times. Empty while the schedule is disabled.'),
    last_scan_id: z.uuid().nullable().describe('The last scan that it started. null if it is deleted.'),
    last_skip: lastSkipSchema.nullable(),
    problem: z.string().nullable().describe('Why it cannot start a scan, for example because its sign-in was deleted.'),
    created_at: instant,
  })
  .meta({ id: 'Schedule', description: 'Starts a scan at certain times.' });

export type ScheduleRecord = z.infer<typeof scheduleRecordSchema>;

export function presentSchedule(row: ScheduleRow, language: Spoken): ScheduleRecord {
  const skip = storedSkipSchema.nullable().parse(row.last_skip);
  const problem = findProblem(row);
  return {
    id: row.id,
    scan: storedScanSchema.parse(row.scan),
    cron: row.cron,
    time_zone: row.time_zone,
    enabled: row.enabled,
    next_runs: listNextRuns(row).map((time) => time.toISOString()),
    last_scan_id: row.known_scan_id,
    last_skip: skip === null ? null : presentSkip(skip, language),
    problem: problem === undefined ? null : say(language, problem),
    created_at: row.created_at.toISOString(),
  };
}

/** The first one may be due already. */
function listNextRuns({ now, next_run_at: next, ...row }: ScheduleRow): readonly Date[] {
  if (next === null) return [];
  return [next, ...findNextTimes(row, next > now ? next : now, shownRuns - 1)];
}

function findProblem({ scan, lacks_sign_in: lacksSignIn, enabled, next_run_at: next }: ScheduleRow): Said | undefined {
  if (lacksSignIn) return says('schedules.no_sign_in');
  if (enabled && next === null) return says('schedules.cron_unreadable');
  return findScanFault(scan);
}

/** A stored body may contain values that the service no longer accepts, for example after an update. */
export function findScanFault(scan: unknown): Said | undefined {
  const issue = newScanSchema.safeParse(scan).error?.issues[0];
  if (issue === undefined) return undefined;
  return says('schedules.scan_invalid', { path: issue.path.join('.'), saidFault: sayIssue(issue) });
}

/** The URL that the schedule scans. For a list, it is the first URL. Empty if this version does not know the body. */
export function findTarget(scan: unknown): string {
  const { data } = targetSchema.safeParse(scan);
  return data?.sitemap_url ?? data?.urls?.[0] ?? '';
}

const targetSchema = z.object({ sitemap_url: z.string().optional(), urls: z.array(z.string()).optional() });
