import type { Database } from '../db/schema.ts';
import { dropWaitingJob, runJobNow } from '../queue/enqueue-job.ts';
import type { MarkRow } from './affected-pages.ts';
import { carryOutMark, planMark } from './carry-out-mark.ts';
import type { TriageDeps } from './carry-out-mark.ts';

/** The jobs that carry out what a mark's state says. Their key is the mark's id. */
export const markJobs = { applying: 'apply-mark', removing: 'remove-mark' } as const;
export type OpenMarkState = keyof typeof markJobs;

/** So many rows are changed within a request; what is larger is left to the job. */
const mostOccurrences = 500;
const mostPages = 60;
const mostScans = 20;

/** For the request to finish a small mark itself before a process takes its job. */
export const requestSeconds = 10;

/** Carries a small mark out at once, and its job is gone; else lets the job start now. */
export async function finishIfSmall(deps: TriageDeps, mark: MarkRow): Promise<void> {
  if (mark.state === 'applied') return;
  const job = { kind: markJobs[mark.state], key: mark.id };
  const { start, occurrences } = await planMark(deps.db, mark);
  if (occurrences > mostOccurrences || start.total > mostPages || start.scans.length > mostScans)
    return runJobNow(deps.db, job);
  await carryOutMark(deps, { mark, from: start }, () => false);
  await dropWaitingJob(deps.db, job);
}

/** The mark, as long as it is in this state. */
export async function findOpenMark(db: Database, id: string, state: OpenMarkState): Promise<MarkRow | undefined> {
  return db
    .selectFrom('false_positive_marks')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
}
