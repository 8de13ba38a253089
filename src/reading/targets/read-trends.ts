import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import type { ScanRow } from '../../records/scans/scan-fields.ts';
import { scoreOf } from '../../records/scans/scan-fields.ts';
import { scoreVersion } from '../../records/scans/score-version.ts';
import type { TrendPoint } from './target-record.ts';

/** The limit for each target. */
const mostPoints = 20;

type Row = Pick<
  ScanRow,
  'id' | 'created_at' | 'score_sum' | 'scored_pages' | 'failed_occurrences' | 'needs_review_occurrences' | 'engine'
> & { readonly target: string; readonly finished_at: Date };

/**
 * The trends of these scans' targets, by scan id: the latest scans with a score, oldest first. Scans of other locales are
 * left out, because they see other pages. One index seek per target.
 */
export async function readTrends(
  db: Database,
  scans: readonly ScanRow[],
): Promise<ReadonlyMap<string, readonly TrendPoint[]>> {
  const ids = scans.map(({ id }) => id);
  const { rows } = await sql<Row>`
    select target.id as target, point.*
    from scans as target, lateral (
      select id, created_at, finished_at, score_sum, scored_pages, failed_occurrences, needs_review_occurrences, engine, sequence
      from scans
      where target_key = target.target_key and deleted_at is null and viewport_preset = target.viewport_preset
        and sign_in_id is not distinct from target.sign_in_id and locale = target.locale and status in ('completed', 'partial', 'failed')
        and finished_at is not null and scored_pages > 0
      order by sequence desc limit ${mostPoints}
    ) as point
    where target.id = any (${ids}::uuid[])
    order by point.sequence
  `.execute(db);
  return new Map([...Map.groupBy(rows, ({ target }) => target)].map(([id, points]) => [id, presentPoints(points)]));
}

function presentPoints(rows: readonly Row[]): readonly TrendPoint[] {
  return rows.map((row, index) => {
    const before = rows[index - 1];
    return {
      scan_id: row.id,
      created_at: row.created_at.toISOString(),
      finished_at: row.finished_at.toISOString(),
      score: scoreOf(row) ?? 0,
      failed_occurrences: row.failed_occurrences,
      needs_review_occurrences: row.needs_review_occurrences,
      engine: row.engine,
      score_version: scoreVersion,
      engine_changed: before !== undefined && before.engine !== row.engine,
    };
  });
}
