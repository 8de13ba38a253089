import type { NewScheduleInput } from '../api/api-types.ts';
import type { Schedule } from '../api/schedules.ts';
import type { ScanOptions } from '../scans/form-options.ts';
import type { FieldErrors } from '../scans/read-scan-form.ts';
import { readScanForm } from '../scans/read-scan-form.ts';
import { scheduleTexts as words } from '../texts/schedules.ts';

export const rhythms = ['daily', 'weekly', 'monthly', 'custom'] as const;
export const weekdays = ['1', '2', '3', '4', '5', '6', '0'] as const;

/** When scans start, as the form has it. */
export type Times = {
  readonly rhythm: (typeof rhythms)[number];
  readonly weekday: (typeof weekdays)[number];
  /** Hours and minutes. */
  readonly time: string;
  /** Used if the rhythm is `custom`. */
  readonly cron: string;
  readonly zone: string;
};

/** The time zone is that of this device. */
export function firstTimes(): Times {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { rhythm: 'weekly', weekday: '1', time: '03:00', cron: '0 3 * * 1', zone };
}

export type ScheduleErrors = FieldErrors & { readonly time?: string };

/** The fields with errors in their order on the page. */
export const scheduleFields = ['url', 'time', 'tag', 'maxPages', 'sample', 'seed'] as const;

/** What the form asks for, or what is wrong with it. The service validates it again. */
export function readSchedule(
  typed: string,
  options: ScanOptions,
  times: Times,
): { readonly errors: ScheduleErrors; readonly body?: NewScheduleInput } {
  const { errors: scanErrors, newScan } = readScanForm(typed, options);
  const cron = writeCron(times);
  const errors = { ...scanErrors, ...(cron === undefined && { time: words.timeWrong }) };
  if (newScan === undefined || cron === undefined) return { errors };
  return { errors, body: { scan: newScan, cron, time_zone: times.zone.trim() } };
}

/** When scans start, in words. A cron expression that the form does not write stays as it is. */
export function describeTimes(cron: string): string {
  const { rhythm, weekday, time } = readCron(cron);
  if (rhythm === 'custom') return cron;
  return rhythm === 'weekly' ? words.at.weekly(time, words.weekdays[weekday]) : words.at[rhythm](time);
}

/** As the form has it, for changing it. */
export function readTimes({ cron, time_zone: zone }: Pick<Schedule, 'cron' | 'time_zone'>): Times {
  return { ...readCron(cron), cron, zone };
}

function readCron(cron: string): Pick<Times, 'rhythm' | 'weekday' | 'time'> {
  const parts = /^(?<minute>[0-5]?\d) (?<hour>[01]?\d|2[0-3]) (?<days>.+)$/u.exec(cron);
  const { minute = '', hour = '', days = '' } = parts?.groups ?? {};
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  const weekday = weekdays.find((day) => days === `* * ${day}`);
  if (weekday !== undefined) return { rhythm: 'weekly', weekday, time };
  const { weekday: anyDay, time: anyTime } = firstTimes();
  if (days === '* * *') return { rhythm: 'daily', weekday: anyDay, time };
  if (days === '1 * *') return { rhythm: 'monthly', weekday: anyDay, time };
  return { rhythm: 'custom', weekday: anyDay, time: anyTime };
}

/** Undefined if the time is none. */
export function writeCron({ rhythm, weekday, time, cron }: Times): string | undefined {
  if (rhythm === 'custom') return cron.trim();
  const parts = /^(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)$/u.exec(time.trim())?.groups;
  if (parts === undefined) return undefined;
  const at = `${Number(parts['minute'])} ${Number(parts['hour'])}`;
  const days = { daily: '* * *', weekly: `* * ${weekday}`, monthly: '1 * *' };
  return `${at} ${days[rhythm]}`;
}
