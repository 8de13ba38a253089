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
    site_targets: count.describe('The number of targets with this URL, in any viewport, type and sign-in.'),
    tags: z.array(z.string()).describe('The tags of its latest 20 scans.'),
    critical_pages: count
      .nullable()
      .describe('Pages with a critical failure in its latest scan that has ended with a score. null: there is none.'),
    critical_pages_change: z
      .int()
      .nullable()
      .describe(
        'How many more such pages than in the scan that this one is compared with, of the pages that both looked at or that are new. null: there is none, or the comparison has not run yet. This also holds for the next two fields.',
      ),
    new_failures: count.nullable().describe('Failures that are new since then, as in the comparison.'),
    fixed_failures: count.nullable().describe('Failures that are fixed since then, as in the comparison.'),
    next_run_at: instant.nullable().describe('When a schedule starts its next scan. null: no schedule does.'),
    group: z
      .object({ tag: z.string().nullable(), count })
      .optional()
      .describe(
        'With `group=tag`: the tag of the group that this row is in, and the number of rows in it. null: no tag.',
      ),
    latest_scan: scanRecordSchema,
    trend: z
      .array(trendPointSchema)
      .describe('Its latest scans that have ended with a score, oldest first, at most 20.'),
  })
  .meta({ id: 'Target' });

export type Target = z.infer<typeof targetSchema>;
export type TrendPoint = Target['trend'][number];
