import type { NewScheduleInput } from '../api/api-types.ts';
import type { Schedule } from '../api/schedules.ts';
import { fieldsBelow } from '../parts/field-problems.ts';
import type { ScanOptions } from '../scans/form-options.ts';
import type { FieldErrors } from '../scans/read-scan-form.ts';
import { readScanForm, scanFields } from '../scans/read-scan-form.ts';
import type { OpenAddress } from '../scans/settle-address.ts';
import { texts } from '../texts/base.ts';
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

export type TimesErrors = { readonly time?: string | undefined; readonly zone?: string | undefined };
export type ScheduleErrors = FieldErrors & TimesErrors;

/** The fields of the times, and where the service finds them in a schedule. */
export const timesFields = { time: ['cron'], zone: ['time_zone'] } as const;

/** The fields of the scan that a schedule starts. */
export const scheduledScanFields = fieldsBelow('scan', scanFields);

const { url, ...options } = scheduledScanFields;

/** All fields in their order on the page. */
export const scheduleFields = { url, ...timesFields, ...options };

/** What the form asks for, or what is wrong with it. The service validates it again. */
export function readSchedule(
  typed: string,
  scan: ScanOptions,
  times: Times,
): { readonly errors: ScheduleErrors; readonly body?: NewScheduleInput; readonly open?: OpenAddress } {
  const { errors: scanErrors, newScan, open } = readScanForm(typed, scan);
  const { errors: timesErrors, cron, zone } = readTimesForm(times);
  const errors = { ...scanErrors, ...timesErrors };
  if (newScan === undefined || open === undefined || cron === undefined) return { errors };
  return { errors, body: { scan: newScan, cron, time_zone: zone }, open };
}

/** When scans start, as the service has it, or what is wrong with it. */
export function readTimesForm(times: Times): {
  readonly errors: TimesErrors;
  readonly cron?: string | undefined;
  readonly zone: string;
} {
  const [cron, zone] = [writeCron(times), times.zone.trim()];
  const timeError = cron === '' ? texts.missing : words.timeWrong;
  const errors = {
    ...((cron === undefined || cron === '') && { time: timeError }),
    ...(zone === '' && { zone: texts.missing }),
  };
  return Object.keys(errors).length > 0 ? { errors, zone } : { errors, cron, zone };
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
