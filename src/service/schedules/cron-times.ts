import { Cron } from 'croner';

export type CronSchedule = {
  /** Five fields, or a nickname such as `@daily`. */
  readonly cron: string;
  /** A name of the IANA database, such as `Europe/Berlin`. */
  readonly time_zone: string;
};

const nicknames = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)$/i;
/** The parser would otherwise read a date as a schedule that runs once. */
const fiveFields = /^\S+(?:[ \t]+\S+){4}$/;

/** True if the expression is valid. */
export function isCron(cron: string): boolean {
  if (!nicknames.test(cron) && !fiveFields.test(cron)) return false;
  try {
    createCron({ cron, time_zone: 'UTC' });
    return true;
  } catch {
    return false;
  }
}

/** True if this machine's IANA database has the name. */
export function isTimeZone(name: string): boolean {
  // Offsets such as +02:00 are not names, because they know no daylight saving time.
  if (!/^[a-z]/i.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * The next times after `after`. The list is shorter, or empty, if there are no more, and empty if the expression is
 * invalid.
 */
export function findNextTimes(schedule: CronSchedule, after: Date, count: number): readonly Date[] {
  try {
    return createCron(schedule).nextRuns(count, after);
  } catch {
    return [];
  }
}

const leastMinutes = 5;
/** The most times that a day can have at the least distance. */
const mostTimes = (24 * 60) / leastMinutes;

/**
 * True if two times are closer together than `leastMinutes`. All days with times have the same times, so one day and
 * its midnight are enough.
 */
export function isTooFrequent(cron: string, after: Date): boolean {
  const times = createCron({ cron, time_zone: 'UTC' });
  let last = findFirstOfDay(times, after);
  for (let count = 0; last !== null && count <= mostTimes; count += 1) {
    const next = times.nextRun(last);
    if (next === null || next.getTime() - last.getTime() > dayMs) return false;
    if (next.getTime() - last.getTime() < leastMinutes * 60_000) return true;
    last = next;
  }
  return false;
}

const dayMs = 86_400_000;

/** The rest of a day would not show times that have just passed, and that come again on another day. */
function findFirstOfDay(times: Cron, after: Date): Date | null {
  const next = times.nextRun(after);
  return next === null ? null : times.nextRun(new Date(Math.floor(next.getTime() / dayMs) * dayMs - 1));
}

/**
 * Only evaluates: without a function, Cron starts no timer. `no-wildcard` applies to a fixed time of day: if the clocks
 * skip it, it comes right after the gap; if they repeat it, it counts once. A time with a wildcard or a step (each
 * hour, every 15 minutes) follows the clock: it skips the gap and counts twice.
 */
function createCron({ cron, time_zone: timezone }: CronSchedule): Cron {
  return new Cron(cron, { timezone, mode: '5-part', fixedTimeRule: 'no-wildcard' });
}
