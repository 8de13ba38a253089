import { findWaitSeconds, runDueSchedule, skipDueSchedule } from '../schedules/run-due-schedule.ts';
import { runSchedulesJob } from '../schedules/schedule-job.ts';
import type { JobKind } from './job-kind.ts';

/** A schedule that is created while the job decides how long it waits is noticed after this time. */
const longestWaitSeconds = 20;
/** A schedule whose scan cannot be started must not hold up the others. */
const mostFailures = 3;

/** Starts one scan that is due, or waits for the next one. It ends when no schedule has a next time. */
export const runSchedulesKind: JobKind = {
  kind: runSchedulesJob.kind,
  step: async ({ db }, { attempts }) => {
    const hasRun = attempts < mostFailures ? await runDueSchedule(db) : await skipDueSchedule(db);
    const seconds = hasRun ? 0 : await findWaitSeconds(db);
    if (seconds === undefined) return { kind: 'done' };
    return { kind: 'continue', cursor: null, afterSeconds: Math.min(seconds, longestWaitSeconds) };
  },
};
