import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db/schema.ts';
import type { PageInfo, PageRequest } from '../shared/paging.ts';
import { describePage } from '../shared/paging.ts';
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

/** Newest first. Finished jobs are listed for some days. */
export async function listJobs(
  db: Database,
  filter: { readonly state?: JobState | undefined },
  page: PageRequest,
): Promise<{ readonly jobs: JobRecord[]; readonly page: PageInfo }> {
  const matching = db
    .selectFrom('jobs')
    .$if(filter.state !== undefined, (query) => query.where('state', '=', filter.state ?? 'waiting'));
  const rows = await matching
    .select(['id', 'kind', 'key', 'state', 'progress', 'attempts', 'last_error'])
    .select(['run_at', 'created_at', 'updated_at', 'finished_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await matching.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const jobs = rows.map((row) => ({
    ...row,
    progress: progressSchema.nullable().parse(row.progress),
    run_at: row.run_at.toISOString(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }));
  return { jobs, page: describePage(page, total) };
}

export type JobCounts = Readonly<Record<JobState, number>>;

/** How many jobs there are in each state. */
export async function readJobCounts(db: Database): Promise<JobCounts> {
  const { rows } = await sql<{ state: JobState; count: number }>`
    select state, count(*)::integer as count from jobs group by state
  `.execute(db);
  const counts = { waiting: 0, running: 0, done: 0, failed: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
