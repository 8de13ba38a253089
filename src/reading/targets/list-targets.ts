import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import type { ScanRow } from '../../records/scans/scan-fields.ts';
import { presentScan } from '../../records/scans/scan-record.ts';
import { viewportPresetSchema } from '../../records/scans/viewport-presets.ts';
import type { PageRequest } from '../../paging/paging.ts';
import type { Texts } from '../../texts/texts.ts';
import { readTrends } from './read-trends.ts';
import type { Target, TrendPoint } from './target-record.ts';

type TargetCount = { readonly latest: number; readonly scans: number };

/**
 * Lists targets, the one with the latest scan first. `q`: words that must all occur in the URL, in any case. One pass
 * over the scans groups them, so every offset costs the same. Complete scans and trends are read only for the targets
 * of the page.
 */
export async function listTargets(
  db: Database,
  { q, texts }: { readonly q?: string | undefined; readonly texts: Texts },
  page: PageRequest,
): Promise<{ readonly targets: readonly Target[]; readonly total: number }> {
  const { total, found } = await findTargets(db, q, page);
  if (found.length === 0) return { targets: [], total };
  const latest = found.map((target) => target.latest);
  const rows = await db.selectFrom('scans').selectAll().where('sequence', 'in', latest).execute();
  const trends = await readTrends(db, rows);
  const bySequence = new Map(rows.map((row) => [row.sequence, row]));
  const targets = found.flatMap(({ latest: sequence, scans }) => {
    const row = bySequence.get(sequence);
    // It was deleted in the meantime.
    return row === undefined ? [] : [presentTarget(row, { texts, scanCount: scans, trend: trends.get(row.id) ?? [] })];
  });
  return { targets, total };
}

async function findTargets(
  db: Database,
  q: string | undefined,
  { offset, limit }: PageRequest,
): Promise<{ readonly total: number; readonly found: readonly TargetCount[] }> {
  const words = q === undefined ? [] : q.toLowerCase().split(/\s+/u);
  // A target's key is the type of its scans and its URL.
  const url = sql`lower(substr(target_key, length(scan_type) + 2))`;
  const conditions = [sql`deleted_at is null`, ...words.map((word) => sql`strpos(${url}, ${word}) > 0`)];
  const { rows } = await sql<{ total: number; latest: number | null; scans: number | null }>`
    with targets as materialized (
      select max(sequence) as latest, count(*)::integer as scans
      from scans where ${sql.join(conditions, sql` and `)}
      group by target_key, viewport_preset, sign_in_id
    )
    select counted.total, shown.latest, shown.scans
    from (select count(*)::integer as total from targets) as counted
      left join (select latest, scans from targets order by latest desc limit ${limit} offset ${offset}) as shown on true
    order by shown.latest desc
  `.execute(db);
  // An offset beyond the end gives one row, which has only the total.
  const found = rows.flatMap(({ latest, scans }) => (latest === null ? [] : [{ latest, scans: scans ?? 0 }]));
  return { total: rows[0]?.total ?? 0, found };
}

function presentTarget(
  row: ScanRow,
  {
    texts,
    scanCount,
    trend,
  }: { readonly texts: Texts; readonly scanCount: number; readonly trend: readonly TrendPoint[] },
): Target {
  const scan = presentScan(row, texts);
  return {
    url: row.target_key.slice(row.scan_type.length + 1),
    scan_type: row.scan_type,
    viewport: viewportPresetSchema.parse(row.viewport_preset),
    sign_in: scan.sign_in,
    scan_count: scanCount,
    latest_scan: scan,
    trend: [...trend],
  };
}
