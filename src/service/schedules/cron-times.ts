import { Cron } from 'croner';

export type CronSchedule = {
  /** Five fields, or a nickname such as `@daily`. */
  readonly cron: string;
  /** A name of the IANA database, such as `Europe/Berlin`. */
  readonly time_zone: string;
};

const nicknames = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)$/i;
/** The parser would also read a date as a schedule that runs once. */
const fiveFields = /^\S+(?:[ \t]+\S+){4}$/;

/** Whether the expression can be read. */
export function isCron(cron: string): boolean {
  if (!nicknames.test(cron) && !fiveFields.test(cron)) return false;
  try {
    createCron({ cron, time_zone: 'UTC' });
    return true;
  } catch {
    return false;
  }
}

/** Whether the name is in the IANA database as this machine has it. */
export function isTimeZone(name: string): boolean {
  // Offsets such as +02:00 are no names: they know no daylight saving time.
  if (!/^[a-z]/i.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The next times after `after`. Fewer, or none, if there are no more. Also none if the expression cannot be read. */
export function findNextTimes(schedule: CronSchedule, after: Date, count: number): readonly Date[] {
  try {
    return createCron(schedule).nextRuns(count, after);
  } catch {
    return [];
  }
}

const leastMinutes = 5;
/** As many as a day can have that are far enough apart. */
const mostTimes = (24 * 60) / leastMinutes;

/** Whether two times are closer together than `leastMinutes`. All days with times have the same ones, so one day and its midnight show it. */
export function isTooFrequent(cron: string, after: Date): boolean {
  const times = createCron({ cron, time_zone: 'UTC' });
  let last = times.nextRun(after);
  for (let count = 0; last !== null && count <= mostTimes; count += 1) {
    const next = times.nextRun(last);
    if (next === null || next.getTime() - last.getTime() > dayMs) return false;
    if (next.getTime() - last.getTime() < leastMinutes * 60_000) return true;
    last = next;
  }
  return false;
}

const dayMs = 86_400_000;

/**
 * Evaluates only: without a function, it starts no timer. `no-wildcard`: a time of day that is skipped when the clocks go forward
 * comes right after the gap, and one that comes twice when they go back counts once. A time with a wildcard or a step (each hour,
 * every 15 minutes) follows the clock: it skips the gap and counts twice.
 */
function createCron({ cron, time_zone: timezone }: CronSchedule): Cron {
  return new Cron(cron, { timezone, mode: '5-part', fixedTimeRule: 'no-wildcard' });
}
