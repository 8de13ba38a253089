import { z } from 'zod';
import { newScanSchema } from '../scans/new-scan.ts';
import { findCronFault, findNextTimes, isTimeZone } from './cron-times.ts';

const cronSchema = z
  .string()
  .trim()
  .max(200, 'Must be at most 200 characters.')
  .superRefine((cron, context) => {
    const message = findCronFault(cron);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  })
  .describe(
    'When the scan starts: minute, hour, day of the month, month, day of the week (`0 3 * * 1`: Mondays at 3:00), or `@hourly`, `@daily`, `@weekly`, `@monthly`, `@yearly`. If both days are given, either starts a scan.',
  );

/** The body that creates a schedule, and the one that replaces it. */
export const newScheduleSchema = z
  .strictObject({
    scan: newScanSchema.describe('What the schedule starts: the body that starts a scan.'),
    cron: cronSchema,
    time_zone: z
      .string()
      .max(100, 'Must be at most 100 characters.')
      .refine(isTimeZone, 'Must be a time zone of the IANA database such as Europe/Berlin, or UTC.')
      .default('UTC')
      .describe('The clock that the expression is read by: a name of the IANA database.'),
    enabled: z.boolean().default(true),
  })
  .superRefine((schedule, context) => {
    if (findNextTimes(schedule, new Date(), 1).length > 0) return;
    context.addIssue({ code: 'custom', path: ['cron'], message: 'Must name a day that comes: this one never does.' });
  })
  .meta({ id: 'NewSchedule' });

export type NewSchedule = z.infer<typeof newScheduleSchema>;
