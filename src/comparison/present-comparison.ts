import type { RuleCatalogue } from '../issues/catalogue/rule-catalogue.ts';
import type { ScanRow } from '../scans/scan-record.ts';
import { severityOfRank } from '../shared/severity.ts';
import type { ChangeCounts, Comparison, GroupChange, ScanChange } from './comparison-record.ts';

export function presentComparison(
  change: ScanChange,
  { base, here }: { readonly base: ScanRow; readonly here: ScanRow },
  catalogue: RuleCatalogue,
): Comparison {
  return {
    base: { id: base.id, created_at: base.created_at.toISOString(), engine: base.engine },
    engine_changed: hasEngineChanged(base, here),
    totals: {
      ...sumOf(change.groups.filter(({ kind }) => kind === 'failed')),
      needs_review: sumOf(change.groups.filter(({ kind }) => kind === 'needs_review')),
    },
    pages: change.pages,
    issues: change.groups.map(({ rule, severityRank, ...group }) => ({
      ...group,
      key: rule,
      title: catalogue.get(rule)?.title ?? rule,
      severity: severityOfRank(severityRank),
    })),
  };
}

/** One line for a report. Occurrences that failed only: what needs review is not proven. */
export function summariseComparison({ base, engine_changed: engineChanged, totals }: Comparison): string {
  const counts = [
    `${totals.new} new`,
    `${totals.fixed} fixed`,
    `${totals.unchanged} unchanged`,
    ...(totals.not_comparable > 0 ? [`${totals.not_comparable} not comparable`] : []),
  ];
  const engine = engineChanged ? ` The engine was another one then (${base.engine ?? 'unknown'}).` : '';
  return `Compared with the scan of ${base.created_at.slice(0, 10)}, failed occurrences: ${counts.join(', ')}.${engine}`;
}

/** A scan without a scanned page yet has no engine: nothing has changed. */
function hasEngineChanged(base: ScanRow, here: ScanRow): boolean {
  return base.engine !== null && here.engine !== null && base.engine !== here.engine;
}

function sumOf(groups: readonly GroupChange[]): ChangeCounts {
  const sum = (name: keyof ChangeCounts) => groups.reduce((total, group) => total + group[name], 0);
  return { new: sum('new'), fixed: sum('fixed'), unchanged: sum('unchanged'), not_comparable: sum('not_comparable') };
}
