import { isDeepStrictEqual } from 'node:util';
import type { FindingKind } from '../engines/finding.ts';
import type { RuleCatalog } from '../engines/rule-catalog.ts';
import type { ScanRow } from '../scans/scan-record.ts';
import { formatCount } from '../shared/count-words.ts';
import { statesSchema } from '../shared/page-states.ts';
import { severityOfRank } from '../shared/severity.ts';
import type { ChangeCounts, Comparison, ScanChange } from './comparison-record.ts';
import { listFontChanges } from './list-font-changes.ts';

/** `rules`: only what these rules found. */
export function presentComparison(
  change: ScanChange,
  { base, here }: { readonly base: ScanRow; readonly here: ScanRow },
  { catalog, rules }: { readonly catalog: RuleCatalog; readonly rules?: ReadonlySet<string> | undefined },
): Comparison {
  const groups = rules === undefined ? change.groups : change.groups.filter(({ rule }) => rules.has(rule));
  return {
    base: { id: base.id, created_at: base.created_at.toISOString(), engine: base.engine },
    engine_changed: hasEngineChanged(base, here),
    score_version_changed: base.score_version !== here.score_version,
    states_changed: !isDeepStrictEqual(statesOf(base), statesOf(here)),
    font_changes: [...listFontChanges(base, here)],
    totals: {
      ...sumOf(groups.filter(({ kind }) => kind === 'failed')),
      needs_review: sumOf(groups.filter(({ kind }) => kind === 'needs_review')),
    },
    pages: change.pages,
    issues: groups.map(({ rule, severityRank, ...group }) => ({
      ...group,
      key: rule,
      title: catalog.get(rule)?.title ?? rule,
      severity: severityOfRank(severityRank),
    })),
  };
}

/** One line for a report. Counts only failed occurrences, because those that need review are not proven. */
export function summarizeComparison(comparison: Comparison): string {
  return summarize(comparison, 'failed occurrences', comparison.totals);
}

/** The same for one issue. An issue that is in neither scan has not changed. */
export function summarizeIssue(
  comparison: Comparison,
  { kind, key }: { readonly kind: FindingKind; readonly key: string },
): string {
  const issue = comparison.issues.find((one) => one.kind === kind && one.key === key);
  return summarize(comparison, 'occurrences of this issue', issue ?? sumOf([]));
}

function summarize(comparison: Omit<Comparison, 'totals' | 'issues'>, what: string, counts: ChangeCounts): string {
  const { base } = comparison;
  const parts = [
    `${formatCount(counts.new)} new`,
    `${formatCount(counts.fixed)} fixed`,
    ...(counts.changed > 0 ? [`${formatCount(counts.changed)} changed between failed and needs review`] : []),
    `${formatCount(counts.unchanged)} unchanged`,
    ...(counts.not_comparable > 0 ? [`${formatCount(counts.not_comparable)} not comparable`] : []),
    ...(counts.came_back > 0 ? [`${formatCount(counts.came_back)} found again after they were marked as fixed`] : []),
  ];
  return `Compared with the scan of ${base.created_at.slice(0, 10)}, ${what}: ${parts.join(', ')}.${describeReasons(comparison)}`;
}

/** What else than the site can explain a difference. */
function describeReasons({ base, ...comparison }: Omit<Comparison, 'totals' | 'issues'>): string {
  const reasons = [
    comparison.engine_changed && ` That scan used another engine or version (${base.engine ?? 'unknown'}).`,
    comparison.score_version_changed && ' Its score counts other rules, so the scores are not comparable.',
    comparison.states_changed && ' That scan looked at its pages in other states, so the scores are not comparable.',
    describeFonts(comparison.font_changes),
  ];
  return reasons.filter((reason) => reason !== false).join('');
}

function describeFonts(changes: Comparison['font_changes']): string {
  if (changes.length === 0) return '';
  const faces = changes.map(({ family, base }) => `${family}: ${base ?? 'none'}`);
  return ` That scan used other fonts (${faces.join(', ')}), so some differences may come from the fonts.`;
}

/** They are stored in the order of the list of states. */
function statesOf({ states }: ScanRow): readonly string[] {
  return statesSchema.parse(states);
}

/** A scan without a scanned page has no engine yet, so nothing has changed. */
function hasEngineChanged(base: ScanRow, here: ScanRow): boolean {
  return base.engine !== null && here.engine !== null && base.engine !== here.engine;
}

function sumOf(groups: readonly ChangeCounts[]): ChangeCounts {
  const sum = (name: keyof ChangeCounts) => groups.reduce((total, group) => total + group[name], 0);
  return {
    new: sum('new'),
    fixed: sum('fixed'),
    changed: sum('changed'),
    unchanged: sum('unchanged'),
    not_comparable: sum('not_comparable'),
    came_back: sum('came_back'),
  };
}
