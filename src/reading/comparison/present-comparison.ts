import { isDeepStrictEqual } from 'node:util';
import type { FindingKind } from '../../engines/finding.ts';
import type { RuleCatalog } from '../../engines/rule-catalog.ts';
import type { ScanRow } from '../../records/scans/scan-fields.ts';
import { statesSchema } from '../../findings/page-states.ts';
import { severityOfRank } from '../../findings/severity.ts';
import type { Texts } from '../../texts/texts.ts';
import type { ChangeCounts, Comparison, ScanChange } from './comparison-record.ts';
import { listFontChanges } from './list-font-changes.ts';

/** `rules` limits the result to findings of these rules. */
export function presentComparison(
  change: ScanChange,
  { base, here }: { readonly base: ScanRow; readonly here: ScanRow },
  { catalog, rules }: { readonly catalog: RuleCatalog; readonly rules?: ReadonlySet<string> | undefined },
): Comparison {
  const groups = rules === undefined ? change.groups : change.groups.filter(({ rule }) => rules.has(rule));
  return {
    base: { id: base.id, created_at: base.created_at.toISOString(), engine: base.engine },
    engine_changed: hasEngineChanged(base, here),
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
export function summarizeComparison(comparison: Comparison, texts: Texts): string {
  return summarize(comparison, texts, { what: texts.comparison.ofScan, counts: comparison.totals });
}

/** One line about one issue. An issue in neither scan has not changed. */
export function summarizeIssue(
  comparison: Comparison,
  { kind, key }: { readonly kind: FindingKind; readonly key: string },
  texts: Texts,
): string {
  const issue = comparison.issues.find((one) => one.kind === kind && one.key === key);
  return summarize(comparison, texts, { what: texts.comparison.ofIssue, counts: issue ?? sumOf([]) });
}

type Compared = Omit<Comparison, 'totals' | 'issues'>;

function summarize(
  comparison: Compared,
  { comparison: words }: Texts,
  { what, counts }: { readonly what: string; readonly counts: ChangeCounts },
): string {
  const day = comparison.base.created_at.slice(0, 10);
  return [words.changed(day, what, words.counts(counts)), ...sayReasons(comparison, words)].join(' ');
}

/** The reasons for a difference other than the site. */
function sayReasons({ base, ...comparison }: Compared, words: Texts['comparison']): readonly string[] {
  return [
    ...(comparison.engine_changed ? [words.otherEngine(base.engine)] : []),
    ...(comparison.states_changed ? [words.otherStates] : []),
    ...(comparison.font_changes.length === 0 ? [] : [words.otherFonts(comparison.font_changes)]),
  ];
}

/** The states are stored in the order of the list of states. */
function statesOf({ states }: ScanRow): readonly string[] {
  return statesSchema.parse(states);
}

/** A scan without a scanned page has no engine yet, so the engine has not changed. */
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
