import { isDeepStrictEqual } from 'node:util';
import type { EngineReport, Finding, FindingKind, FoundElement } from '../engines/finding.ts';
import type { FoundState, PageState } from '../findings/page-states.ts';
import type { Remark } from '../findings/remark.ts';
import { sortStates } from '../findings/page-states.ts';
import { filterElements } from './filter-elements.ts';

/** The findings of the engines in one state. `same` lists rules with the same result as in the default state. */
export type StateLook = {
  readonly state: PageState;
  readonly reports: readonly EngineReport[];
  readonly same: readonly string[];
};

const maxElements = 1_000;

/** The findings in a state that the page as loaded does not have. */
export function keepOfState(found: readonly EngineReport[], loaded: readonly EngineReport[]): readonly EngineReport[] {
  const findings = loaded.flatMap((report) => report.findings);
  const known = new Set(
    findings.flatMap(({ rule, elements }) => elements.map(({ selector }) => `${rule} ${selector}`)),
  );
  return filterElements(found, (rule, { selector }) => !known.has(`${rule} ${selector}`));
}

/**
 * Merges the findings of the default state with those of the other states. If a rule finds an element in several
 * states, one finding names them, and its message names the state in which it differs. Findings of other states alone
 * come last, so the others keep their fingerprints.
 */
export function mergeStates(reports: readonly EngineReport[], looks: readonly StateLook[]): readonly EngineReport[] {
  if (looks.length === 0) return reports;
  return reports.map((report) => mergeReport(report, looks));
}

function mergeReport(report: EngineReport, looks: readonly StateLook[]): EngineReport {
  const ofEngine = looks.map((look) => ({
    ...look,
    reports: look.reports.filter(({ engine }) => engine.id === report.engine.id),
  }));
  const inStates = ofEngine.flatMap(({ reports: found }) => found.flatMap(({ rules }) => Object.keys(rules)));
  const touched = new Set([...inStates, ...looks.flatMap(({ same }) => same)]);
  const rules: Record<string, EngineReport['rules'][string]> = { ...report.rules };
  const findings = report.findings.filter(({ rule }) => !touched.has(rule));
  for (const rule of touched) {
    if (!(rule in report.rules) && !inStates.includes(rule)) continue;
    const merged = mergeRule(rule, report, ofEngine);
    findings.push(...merged.findings);
    rules[rule] = merged.counts;
  }
  const sources = [report, ...ofEngine.flatMap((look) => look.reports)];
  const excluded = [...new Set(sources.flatMap((source) => source.excluded ?? []))];
  return { ...report, rules, findings, ...(excluded.length > 0 && { excluded }) };
}

/** One element in all states. */
type Entry = { kind: FindingKind; element: FoundElement; readonly states: FoundState[]; message: Remark };
type Merged = { readonly findings: readonly Finding[]; readonly counts: EngineReport['rules'][string] };

function mergeRule(rule: string, report: EngineReport, looks: readonly StateLook[]): Merged {
  const entries = new Map<string, Entry>();
  for (const [kind, element] of elementsOf(rule, [report])) {
    // An element may have two findings of one rule. A later finding gets a key that no state matches.
    const place = entries.has(element.selector) ? `${element.selector} ${entries.size}` : element.selector;
    entries.set(place, { kind, element, states: ['default'], message: element.message });
  }
  for (const look of looks) {
    if (look.same.includes(rule)) addState(entries, look.state);
    for (const [kind, element] of elementsOf(rule, look.reports)) addElement(entries, look, { kind, element });
  }
  const all = [...entries.values()].map(({ kind, element, states, message }) => ({
    kind,
    element: { ...element, message, states: sortStates(states) },
  }));
  const sources = [report, ...looks.flatMap(({ reports }) => reports)];
  const findings = (['failed', 'needs_review'] as const).flatMap((kind) => {
    const elements = all.filter((one) => one.kind === kind).map(({ element }) => element);
    const total = elements.length + Math.max(...sources.map((source) => countOmitted(source, rule, kind)));
    return total === 0 ? [] : [{ kind, rule, total, elements: elements.slice(0, maxElements) }];
  });
  // States do not show what the rule left out in the default state.
  const isUnfinished = report.isOff !== true && report.rules[rule] === null;
  return { findings, counts: isUnfinished ? null : countRule(rule, sources, findings) };
}

function addState(entries: Map<string, Entry>, state: PageState): void {
  for (const { states } of entries.values()) if (states.includes('default')) states.push(state);
}

function elementsOf(rule: string, reports: readonly EngineReport[]): readonly (readonly [FindingKind, FoundElement])[] {
  return reports
    .flatMap(({ findings }) => findings)
    .filter((finding) => finding.rule === rule)
    .flatMap(({ kind, elements }) => elements.map((element) => [kind, element] as const));
}

type JudgedElement = { readonly kind: FindingKind; readonly element: FoundElement };

/** An element that fails in one of the states counts as failed. */
function addElement(entries: Map<string, Entry>, { state }: StateLook, { kind, element }: JudgedElement): void {
  const { selector, message } = element;
  const known = entries.get(selector);
  const here = { ...message, state };
  if (known === undefined) {
    entries.set(selector, { kind, element, states: [state], message: here });
    return;
  }
  if (kind === 'failed') known.kind = 'failed';
  if (!saysSame(known.element.message, message)) known.message = addRemark(known.message, here);
  if (!known.states.includes(state)) known.states.push(state);
}

function saysSame(one: Remark, other: Remark): boolean {
  return isDeepStrictEqual([one.code, one.facts], [other.code, other.facts]);
}

function addRemark(remark: Remark, other: Remark): Remark {
  return { ...remark, also: [...(remark.also ?? []), other] };
}

function countOmitted({ findings }: EngineReport, rule: string, kind: FindingKind): number {
  const finding = findings.find((one) => one.rule === rule && one.kind === kind);
  return finding === undefined ? 0 : finding.total - finding.elements.length;
}

/** An element that fails in one state does not count as passed, regardless of the other states. */
function countRule(rule: string, sources: readonly EngineReport[], findings: readonly Finding[]): Merged['counts'] {
  const counts = sources.map(({ rules }) => rules[rule] ?? null).filter((one) => one !== null);
  if (counts.length === 0) return null;
  const looked = Math.max(...counts.map(([passed, failed, review]) => passed + failed + review));
  const totalOf = (kind: FindingKind) => findings.find((finding) => finding.kind === kind)?.total ?? 0;
  const [failed, review] = [totalOf('failed'), totalOf('needs_review')];
  return [Math.max(0, looked - failed - review), failed, review];
}
