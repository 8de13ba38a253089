import { z } from 'zod';
import { newScanSchema } from '../../records/scans/new-scan.ts';
import type { CronSchedule } from './cron-times.ts';
import { findNextTimes, isCron, isTimeZone, isTooFrequent } from './cron-times.ts';
import { asIssue } from '../../texts/issue-text.ts';

const cronSchema = z
  .string()
  .trim()
  .max(200, asIssue('fields.at_most_characters', { n: 200 }))
  .refine(isCron, asIssue('fields.cron'))
  .describe(
    'When the scan starts, at most every 5 minutes: minute, hour, day of the month, month, day of the week (`0 3 * * 1`: Mondays at 3:00), or `@hourly`, `@daily`, `@weekly`, `@monthly`, `@yearly`. If both days are given, either starts a scan.',
  );

/** The body that creates or replaces a schedule. */
export const newScheduleSchema = z
  .strictObject({
    scan: newScanSchema.describe('What the schedule starts: the body that starts a scan.'),
    cron: cronSchema,
    time_zone: z
      .string()
      .max(100, asIssue('fields.at_most_characters', { n: 100 }))
      .refine(isTimeZone, asIssue('fields.time_zone'))
      .default('UTC')
      .describe('The time zone of the expression: a name of the IANA database.'),
    enabled: z.boolean().default(true),
  })
  .superRefine((schedule, context) => {
    const message = findTimeFault(schedule);
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['cron'], message });
  })
  .meta({ id: 'NewSchedule' });

export type NewSchedule = z.infer<typeof newScheduleSchema>;

/** What each field alone must be is said at the field. */
function findTimeFault(schedule: CronSchedule): string | undefined {
  if (!isCron(schedule.cron) || !isTimeZone(schedule.time_zone)) return undefined;
  const now = new Date();
  if (findNextTimes(schedule, now, 1).length === 0) return asIssue('fields.cron_never');
  // Hundreds of schedules that start a scan each minute would leave no time for other work.
  return isTooFrequent(schedule.cron, now) ? asIssue('fields.cron_often') : undefined;
}
