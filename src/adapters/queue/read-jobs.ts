import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db/schema.ts';
import type { PageInfo, PageRequest } from '../../paging/paging.ts';
import { pageInfoOf } from '../../paging/paging.ts';
import { searchOffset } from '../../paging/searched-offset.ts';
import type { JobState } from './job.ts';
import { jobStates, progressSchema } from './job.ts';

const instant = z.iso.datetime({ precision: 3 });

export const jobSchema = z
  .object({
    id: z.uuid(),
    kind: z.string().describe('What the job does, for example `delete-scan`.'),
    key: z.string().describe('What the job works on, for example the id of a scan.'),
    state: z
      .enum(jobStates)
      .describe(
        '`waiting` for `run_at`, `running`, `done`, or `failed`: stopped until a service process starts again.',
      ),
    progress: progressSchema.nullable().describe('null if unknown.'),
    attempts: z.int().describe('Consecutive failures.'),
    last_error: z.string().nullable(),
    run_at: instant.describe('When the next step may run.'),
    created_at: instant,
    updated_at: instant,
    finished_at: instant.nullable(),
  })
  .meta({ id: 'Job' });

export type JobRecord = z.infer<typeof jobSchema>;

/**
 * Lists the newest jobs first. Finished jobs remain for some days. Every offset costs the same: see searched-offset.ts.
 */
export async function listJobs(
  db: Database,
  filter: { readonly state?: JobState | undefined },
  page: PageRequest,
): Promise<{ readonly jobs: JobRecord[]; readonly page: PageInfo }> {
  const matching = filter.state === undefined ? sql`jobs` : sql`jobs where state = ${filter.state}`;
  const [found] = (await searchOffset(matching, sql`created_at desc, id desc`, page).execute(db)).rows;
  const { total, ids } = found ?? { total: 0, ids: [] };
  return { jobs: ids.length === 0 ? [] : await readJobs(db, ids), page: pageInfoOf(page, total) };
}

async function readJobs(db: Database, ids: readonly string[]): Promise<JobRecord[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'kind', 'key', 'state', 'progress', 'attempts', 'last_error'])
    .select(['run_at', 'created_at', 'updated_at', 'finished_at'])
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    progress: progressSchema.nullable().parse(row.progress),
    run_at: row.run_at.toISOString(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }));
}

export type JobCounts = Readonly<Record<JobState, number>>;

export async function readJobCounts(db: Database): Promise<JobCounts> {
  const { rows } = await sql<{ state: JobState; count: number }>`
    select state, count(*)::integer as count from jobs group by state
  `.execute(db);
  const counts = { waiting: 0, running: 0, done: 0, failed: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
