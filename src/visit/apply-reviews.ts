import type { EngineReport, Finding, FindingKind, FoundElement } from '../engines/finding.ts';
import type { ReviewOutcome } from '../engines/review.ts';

/** Maps the element object of a finding to its outcome. */
export type ReviewOutcomes = ReadonlyMap<FoundElement, ReviewOutcome>;

/** `decidedPasses` counts elements of findings that a review passed. */
export type Reviewed = { readonly reports: readonly EngineReport[]; readonly decidedPasses: number };

type Sorted = { readonly kind: FindingKind | 'passed'; readonly element: FoundElement };
type Rules = EngineReport['rules'];

/**
 * Applies the outcomes of the reviews to the findings and counts of the reports. Elements beyond the limit for storage
 * were counted but not reviewed, so the engine's result stands.
 */
export function applyReviews(reports: readonly EngineReport[], outcomes: ReviewOutcomes): Reviewed {
  if (outcomes.size === 0) return { reports, decidedPasses: 0 };
  const results = reports.map((report) => applyToReport(report, outcomes));
  return {
    reports: results.map(({ report }) => report),
    decidedPasses: results.reduce((sum, { decidedPasses }) => sum + decidedPasses, 0),
  };
}

function applyToReport(report: EngineReport, outcomes: ReviewOutcomes) {
  const touched = report.findings.filter(({ elements }) => elements.some((element) => outcomes.has(element)));
  const rules: Record<string, Rules[string]> = { ...report.rules };
  let decidedPasses = 0;
  const replaced = new Map<string, readonly Finding[]>();
  for (const rule of new Set(touched.map((finding) => finding.rule))) {
    const ofRule = report.findings.filter((finding) => finding.rule === rule);
    const sorted = ofRule.flatMap((finding) =>
      finding.elements.map((element) => sortElement(finding, element, outcomes)),
    );
    const rest = (kind: FindingKind) => {
      const finding = ofRule.find((one) => one.kind === kind);
      return finding === undefined ? 0 : finding.total - finding.elements.length;
    };
    replaced.set(rule, [
      ...findingOf(rule, 'failed', { sorted, rest }),
      ...findingOf(rule, 'needs_review', { sorted, rest }),
    ]);
    const passes = sorted.filter(({ kind }) => kind === 'passed').length;
    decidedPasses += passes;
    rules[rule] = recount(report.rules[rule] ?? null, passes, replaced.get(rule) ?? []);
  }
  const first = new Set<string>();
  const findings = report.findings.flatMap((finding) => {
    const instead = replaced.get(finding.rule);
    if (instead === undefined) return [finding];
    if (first.has(finding.rule)) return [];
    first.add(finding.rule);
    return instead;
  });
  return { report: { ...report, rules, findings }, decidedPasses };
}

function sortElement({ kind }: Finding, element: FoundElement, outcomes: ReviewOutcomes): Sorted {
  const outcome = outcomes.get(element);
  if (outcome === undefined) return { kind, element };
  if (outcome.result === 'passed') return { kind: 'passed', element };
  const now = outcome.result === 'failed' ? 'failed' : 'needs_review';
  return { kind: now, element: { ...element, message: outcome.message } };
}

type Elements = { readonly sorted: readonly Sorted[]; readonly rest: (kind: FindingKind) => number };

function findingOf(rule: string, kind: FindingKind, { sorted, rest }: Elements): readonly Finding[] {
  const elements = sorted.filter((one) => one.kind === kind).map(({ element }) => element);
  const total = elements.length + rest(kind);
  return total === 0 ? [] : [{ kind, rule, total, elements }];
}

function recount(counts: Rules[string] | null, passes: number, findings: readonly Finding[]): Rules[string] {
  if (counts === null) return null;
  const totalOf = (kind: FindingKind) => findings.find((finding) => finding.kind === kind)?.total ?? 0;
  return [counts[0] + passes, totalOf('failed'), totalOf('needs_review')];
}
