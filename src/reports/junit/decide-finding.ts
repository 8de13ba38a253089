import type { BaselineState } from '../../findings/baseline-states.ts';
import { rankOf } from '../../findings/severity.ts';
import type { Texts } from '../../texts/texts.ts';
import type { ReportGate } from '../baseline/judgement.ts';
import { countParts } from '../ci-finding.ts';
import type { IssueOnPage } from '../stream-page-findings.ts';

/** The number of elements that count for the gate. Without a gate all count, and so do those to review. */
export function countDeciding(finding: IssueOnPage, gate: ReportGate | undefined): number {
  const { group, count, isCompared } = finding;
  if (gate === undefined || group.card.kind !== 'failed') return count;
  if (isBelow(finding, gate)) return 0;
  const { counts } = gate;
  if (counts === 'none') return 0;
  if (counts === 'all' || !isCompared) return count;
  return countState(finding, 'new') + (counts === 'new_and_altered' ? countState(finding, 'altered') : 0);
}

/** The reason why a rule with findings is no failure. */
export function sayWhySkipped(findings: readonly IssueOnPage[], gate: ReportGate | undefined, texts: Texts): string {
  const { ci, tables } = texts.reports;
  const sentences = findings.map((finding) => {
    const elements = countParts({ parts: partsOf(finding), isCut: false }, texts);
    const severity = tables.severities[finding.group.card.severity];
    if (gate === undefined || gate.fail_on === 'none') return ci.notDeciding(elements, severity);
    if (isBelow(finding, gate)) return ci.belowThreshold(elements, severity, tables.severities[gate.fail_on]);
    return gate.counts === 'none' ? ci.inBaseline(elements) : ci.known(elements);
  });
  return sentences.join(' ');
}

/** The elements by what the baseline says of them. */
export function partsOf(
  finding: IssueOnPage,
): readonly { readonly state: BaselineState | null; readonly count: number }[] {
  const { count, marked, isCompared } = finding;
  if (!isCompared) return [{ state: null, count }];
  const parts = (['unjudged', 'altered', 'new'] as const).map((state) => ({
    state,
    count: countState(finding, state),
  }));
  const all = [{ state: 'unchanged' as const, count: count - marked.length }, ...parts];
  return all.filter((part) => part.count > 0);
}

function countState({ marked }: IssueOnPage, state: BaselineState): number {
  return marked.filter((one) => one.state === state).length;
}

function isBelow({ group: { card } }: IssueOnPage, { fail_on: least }: ReportGate): boolean {
  return least === 'none' || rankOf(card.severity) > rankOf(least);
}
