import { z } from 'zod';
import { scanRecordSchema } from '../../records/scans/scan-record.ts';
import { scanTypes } from '../../records/scans/scan-types.ts';
import { viewportPresetSchema } from '../../records/scans/viewport-presets.ts';

const count = z.int().min(0);
const instant = z.iso.datetime({ precision: 3 });

const trendPointSchema = z.object({
  scan_id: z.uuid(),
  created_at: instant,
  finished_at: instant,
  score: z.int().min(0).max(100),
  failed_occurrences: count,
  needs_review_occurrences: count,
  engine: z.string().nullable(),
  score_version: z.int(),
  engine_changed: z.boolean().describe('The previous point used another engine or version.'),
});

/** The scans with one type, URL, viewport and sign-in, which are compared with each other. */
export const targetSchema = z
  .object({
    url: z.string(),
    scan_type: z.enum(scanTypes),
    viewport: viewportPresetSchema,
    sign_in: z
      .object({ id: z.uuid(), name: z.string() })
      .nullable()
      .describe('How its scans sign in. Pages for members and pages for visitors are different targets.'),
    scan_count: count.describe('The number of its scans, including those that have not ended.'),
    latest_scan: scanRecordSchema,
    trend: z
      .array(trendPointSchema)
      .describe('Its latest scans that have ended with a score, oldest first, at most 20.'),
  })
  .meta({ id: 'Target' });

export type Target = z.infer<typeof targetSchema>;
export type TrendPoint = Target['trend'][number];
