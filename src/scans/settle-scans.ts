import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { keepsPlan } from '../shared/keeps-plan.ts';
import { scanColumns } from './scan-columns.ts';
import type { ScanEffect } from './scan-effect.ts';
import { applyEffect, sumScores } from './scan-effect.ts';
import type { ScanRow } from './scan-record.ts';
import { setFindingSums, sumFindings } from './sum-findings.ts';

export type ChangedScan = { readonly scan: ScanRow; readonly effect: ScanEffect };

/**
 * As settleScan, for many locked scans in one statement: what pages that were scanned change of them. No status changes, and no page is in
 * the queue again. Returns the scans by their ids.
 */
export async function settleScans(
  tx: Transaction<Schema>,
  changed: readonly ChangedScan[],
): Promise<ReadonlyMap<string, ScanRow>> {
  const values = changed.map(({ scan, effect }) => {
    const { id, pages_running, pages_completed, engine, browser, notes, fonts } = applyEffect(scan, effect);
    return { id, pages_running, pages_completed, engine, browser, notes, fonts, ...sumScores(effect) };
  });
  const { rows } = await sql<ScanRow>`
    with changed as materialized (
      select * from json_to_recordset(${JSON.stringify(values)}::json) as new (
        id uuid, pages_running integer, pages_completed integer, engine text, browser text, notes jsonb, fonts jsonb, millionths numeric,
        scored integer
      )
    )
    update scans set
      pages_running = changed.pages_running, pages_completed = changed.pages_completed, engine = changed.engine, browser = changed.browser,
      notes = changed.notes, fonts = changed.fonts, score_sum = score_sum + changed.millionths * 0.000001,
      scored_pages = scored_pages + changed.scored, ${setFindingSums}, revision = revision + 1, updated_at = now()
    from changed cross join lateral ${sumFindings(sql.ref('changed.id'))}
    where scans.id = changed.id and scans.id = any(array(select id from changed))
    returning ${sql.join(scanColumns.map((column) => sql.ref(`scans.${column}`)))}
    ${keepsPlan}`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}
