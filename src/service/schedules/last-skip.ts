import { z } from 'zod';
import { say } from '../../texts/say.ts';
import { sayingSchema } from '../../texts/saying.ts';
import type { Spoken } from '../../texts/texts.ts';

const skipReasons = ['not_ended', 'missed', 'invalid_scan', 'queue_full', 'error'] as const;

export const lastSkipSchema = z
  .object({
    at: z.iso.datetime({ precision: 3 }).describe('When the scan was due.'),
    reason: z
      .enum(skipReasons)
      .describe(
        '`not_ended`: the previous scan, `scan_id`, had not ended. `missed`: no process was running at the time; one scan, `scan_id`, was started for all times that were missed. `invalid_scan`: the scan can no longer be started; `detail` says why. `queue_full`: too many scans had not ended. `error`: the scan could not be started; the log says why.',
      ),
    detail: z.string().nullable(),
    scan_id: z.uuid().nullable(),
  })
  .meta({ id: 'ScheduleSkip', description: 'The last time that the schedule did not start a scan when it was due.' });

/** The stored form, whose sentence is a code and facts. */
export const storedSkipSchema = lastSkipSchema.extend({ detail: sayingSchema.nullable() });

export type LastSkip = z.infer<typeof storedSkipSchema>;

export function presentSkip(skip: LastSkip, language: Spoken): z.infer<typeof lastSkipSchema> {
  return { ...skip, detail: skip.detail === null ? null : say(language, skip.detail) };
}
