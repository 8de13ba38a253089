import { carryOutMark, markCursorSchema, planMark } from '../../records/triage/carry-out-mark.ts';
import type { OpenMarkState } from '../../records/triage/mark-jobs.ts';
import { endMarkJob, findMarkRow, findOpenMark, markJobs } from '../../records/triage/mark-jobs.ts';
import type { ClaimedJob } from '../../adapters/queue/job.ts';
import { readSecondsLeft } from '../../records/triage/recall-marks.ts';
import type { MarkRow } from '../../records/triage/affected-pages.ts';
import type { JobContext, JobKind, StepOutcome } from './job-kind.ts';

const stepMs = 500;

/** Applies a mark to all pages that it covers, or undoes it. The key is the mark's id. */
function aMarkKind(state: OpenMarkState): JobKind {
  return {
    kind: markJobs[state],
    step: async (context, job) => updatePages(context, job, await findOpenMark(context.db, job.key, state)),
  };
}

async function updatePages(
  { db, ruleInfo, signal }: JobContext,
  { cursor }: ClaimedJob,
  mark: MarkRow | undefined,
): Promise<StepOutcome> {
  if (mark === undefined) return { kind: 'done' };
  const known = markCursorSchema.nullable().parse(cursor);
  const from = known ?? (await planMark(db, mark)).start;
  const endAt = performance.now() + stepMs;
  const at = await carryOutMark({ db, ruleInfo }, { mark, from }, () => signal.aborted || performance.now() > endAt);
  if (at !== undefined) return { kind: 'continue', cursor: at, progress: { done: at.done, total: at.total } };
  return { kind: 'done', progress: { done: from.total, total: from.total } };
}

export const applyMarkKind = aMarkKind('applying');
export const removeMarkKind = aMarkKind('removing');

/**
 * Runs when the last day of an accepted finding has passed, because the mark then covers nothing. If the day is still to
 * come, because the clock of the database was ahead, it waits for it.
 */
export const endMarkKind: JobKind = {
  kind: endMarkJob,
  step: async (context, job) => {
    const outcome = await updatePages(context, job, await findMarkRow(context.db, job.key));
    if (outcome.kind !== 'done') return outcome;
    const afterSeconds = await readSecondsLeft(context.db, job.key);
    return afterSeconds > 0 ? { kind: 'continue', cursor: null, afterSeconds } : outcome;
  },
};
