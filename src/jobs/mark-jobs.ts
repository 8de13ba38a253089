import { carryOutMark, markCursorSchema, planMark } from '../triage/carry-out-mark.ts';
import type { OpenMarkState } from '../triage/mark-jobs.ts';
import { findOpenMark, markJobs } from '../triage/mark-jobs.ts';
import type { JobKind } from './job-kind.ts';

const stepMs = 500;

/** Applies a mark of false positives to all pages that it covers, or undoes it. The key is the mark's id. */
function aMarkKind(state: OpenMarkState): JobKind {
  return {
    kind: markJobs[state],
    step: async ({ db, ruleInfo, signal }, { key, cursor }) => {
      const mark = await findOpenMark(db, key, state);
      if (mark === undefined) return { kind: 'done' };
      const known = markCursorSchema.nullable().parse(cursor);
      const from = known ?? (await planMark(db, mark)).start;
      const endAt = performance.now() + stepMs;
      const at = await carryOutMark(
        { db, ruleInfo },
        { mark, from },
        () => signal.aborted || performance.now() > endAt,
      );
      if (at !== undefined) return { kind: 'continue', cursor: at, progress: { done: at.done, total: at.total } };
      return { kind: 'done', progress: { done: from.total, total: from.total } };
    },
  };
}

export const applyMarkKind = aMarkKind('applying');
export const removeMarkKind = aMarkKind('removing');
