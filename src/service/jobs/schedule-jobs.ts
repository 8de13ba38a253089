import { findWaitSeconds, runDueSchedule, skipDueSchedule } from '../schedules/run-due-schedule.ts';
import { runSchedulesJob } from '../schedules/schedule-job.ts';
import type { JobKind } from './job-kind.ts';

/** The longest delay before a schedule is noticed that was created while the job chose its wait. */
const longestWaitSeconds = 20;
/** A schedule whose scan cannot start must not delay the others. */
const mostFailures = 3;

/** Starts one due scan, or waits for the next one. Ends when no schedule has a next time. */
export const runSchedulesKind: JobKind = {
  kind: runSchedulesJob.kind,
  step: async ({ db }, { attempts }) => {
    const hasRun = attempts < mostFailures ? await runDueSchedule(db) : await skipDueSchedule(db);
    const seconds = hasRun ? 0 : await findWaitSeconds(db);
    if (seconds === undefined) return { kind: 'done' };
    return { kind: 'continue', cursor: null, afterSeconds: Math.min(seconds, longestWaitSeconds) };
  },
};
