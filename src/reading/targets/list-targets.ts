import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import type { ScanRow } from '../../records/scans/scan-fields.ts';
import { presentScan } from '../../records/scans/scan-record.ts';
import { viewportPresetSchema } from '../../records/scans/viewport-presets.ts';
import type { PageRequest } from '../../paging/paging.ts';
import type { Texts } from '../../texts/texts.ts';
import type { FoundTarget, TargetFilter } from './find-targets.ts';
import { findTargets } from './find-targets.ts';
import { presentTrend } from './present-trend.ts';
import type { Target } from './target-record.ts';

/** Complete scans are read only for the targets of the page. */
export async function listTargets(
  db: Database,
  { filter, texts }: { readonly filter: TargetFilter; readonly texts: Texts },
  page: PageRequest,
): Promise<{ readonly targets: readonly Target[]; readonly total: number }> {
  const { total, found } = await findTargets(db, filter, page);
  if (found.length === 0) return { targets: [], total };
  const latest = found.map((target) => target.latest);
  const rows = await db.selectFrom('scans').selectAll().where('sequence', 'in', latest).execute();
  const bySequence = new Map(rows.map((row) => [row.sequence, row]));
  const targets = found.flatMap((target): readonly Target[] => {
    const row = bySequence.get(target.latest);
    // It was deleted in the meantime.
    if (row === undefined) return [];
    const group = { tag: target.group_tag, count: target.group_count };
    return [{ ...presentTarget(row, target, texts), ...(filter.byTag === true && { group }) }];
  });
  return { targets, total };
}

const tagsSchema = z.array(z.string());

function presentTarget(row: ScanRow, found: FoundTarget, texts: Texts): Target {
  const scan = presentScan(row, texts);
  const { critical_pages, critical_pages_change, new_failures, fixed_failures } = found;
  return {
    url: row.target_key.slice(row.scan_type.length + 1),
    scan_type: row.scan_type,
    viewport: viewportPresetSchema.parse(row.viewport_preset),
    sign_in: scan.sign_in,
    scan_count: found.scan_count,
    site_targets: found.site_targets,
    tags: tagsSchema.parse(found.tags),
    critical_pages,
    critical_pages_change,
    new_failures,
    fixed_failures,
    next_run_at: found.next_run_at?.toISOString() ?? null,
    latest_scan: scan,
    trend: [...presentTrend(found.trend)],
  };
}
