import { z } from 'zod';
import { scoreOf } from '../../records/scans/scan-fields.ts';
import { scoreVersion } from '../../records/scans/score-version.ts';
import type { TrendPoint } from './target-record.ts';

/** The trigger of migrations/0001-schema.sql writes it. */
const storedTrendSchema = z.array(
  z.object({
    id: z.string(),
    created_at: z.coerce.date(),
    finished_at: z.coerce.date(),
    score_sum: z.string(),
    scored_pages: z.int(),
    failed_occurrences: z.int(),
    needs_review_occurrences: z.int(),
    engine: z.string().nullable(),
  }),
);

/** The latest scans of a target with a score, oldest first. Scans of other locales are left out, because they see other pages. */
export function presentTrend(stored: unknown): readonly TrendPoint[] {
  const points = storedTrendSchema.parse(stored);
  return points.map((point, index) => {
    const before = points[index - 1];
    return {
      scan_id: point.id,
      created_at: point.created_at.toISOString(),
      finished_at: point.finished_at.toISOString(),
      score: scoreOf(point) ?? 0,
      failed_occurrences: point.failed_occurrences,
      needs_review_occurrences: point.needs_review_occurrences,
      engine: point.engine,
      score_version: scoreVersion,
      engine_changed: before !== undefined && before.engine !== point.engine,
    };
  });
}
