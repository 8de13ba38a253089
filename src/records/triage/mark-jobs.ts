import type { Database } from '../../adapters/db/schema.ts';
import { dropWaitingJob, runJobNow } from '../../adapters/queue/enqueue-job.ts';
import type { MarkRow } from './affected-pages.ts';
import { carryOutMark, planMark } from './carry-out-mark.ts';
import type { TriageDeps } from './carry-out-mark.ts';

/** The jobs that carry out the state of a mark. Their key is the mark's id. */
export const markJobs = { applying: 'apply-mark', removing: 'remove-mark' } as const;
/** Waits until the last day of an accepted finding has passed. */
export const endMarkJob = 'end-mark';
export type OpenMarkState = keyof typeof markJobs;

/** The number of rows that a request changes itself. A job changes more. */
const mostOccurrences = 500;
const mostPages = 60;
const mostScans = 20;

/** The time for the request to finish a small mark itself before a process claims its job. */
export const requestSeconds = 10;

/** Carries out a small mark at once and removes its job. Otherwise starts the job. */
export async function finishIfSmall(deps: TriageDeps, mark: MarkRow): Promise<void> {
  if (mark.state === 'applied') return;
  const job = { kind: markJobs[mark.state], key: mark.id };
  const { start, occurrences } = await planMark(deps.db, mark);
  if (occurrences > mostOccurrences || start.total > mostPages || start.scans.length > mostScans)
    return runJobNow(deps.db, job);
  await carryOutMark(deps, { mark, from: start }, () => false);
  await dropWaitingJob(deps.db, job);
}

export async function findMarkRow(db: Database, id: string): Promise<MarkRow | undefined> {
  return db.selectFrom('false_positive_marks').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The mark, if it is in this state. */
export async function findOpenMark(db: Database, id: string, state: OpenMarkState): Promise<MarkRow | undefined> {
  const mark = await findMarkRow(db, id);
  return mark?.state === state ? mark : undefined;
}
