import { z } from 'zod';

const skipReasons = ['not_ended', 'missed', 'invalid_scan', 'queue_full', 'error'] as const;

export const lastSkipSchema = z
  .object({
    at: z.iso.datetime({ precision: 3 }).describe('When the scan was due.'),
    reason: z
      .enum(skipReasons)
      .describe(
        '`not_ended`: the previous scan, `scan_id`, had not ended. `missed`: no process was running at the time; one scan, `scan_id`, was started for all times that were missed. `invalid_scan`: the scan cannot be started any more, `detail` says why. `queue_full`: too many scans had not ended. `error`: the scan could not be started; the log says why.',
      ),
    detail: z.string().nullable(),
    scan_id: z.uuid().nullable(),
  })
  .meta({ id: 'ScheduleSkip', description: 'The last time that the schedule did not start a scan when it was due.' });

export type LastSkip = z.infer<typeof lastSkipSchema>;
