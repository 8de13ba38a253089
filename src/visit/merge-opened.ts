import type { EngineReport, Finding, FoundElement } from '../engines/finding.ts';
import type { Spoken } from '../findings/spoken-page.ts';
import { filterElements } from './filter-elements.ts';
import type { ViewOfFindings } from './join-pictures.ts';

/** The findings in a part that the page opens. `path`: the labels of what was opened. */
export type OpenedFindings = {
  readonly path: readonly string[];
  readonly reports: readonly EngineReport[];
  /** Undefined for a part that another page opened. */
  readonly view?: ViewOfFindings | undefined;
  /** Undefined also if the page is not read aloud. */
  readonly spoken?: Spoken | undefined;
};

const maxElements = 1_000;

/**
 * Adds the findings in what the page opens to those of the page as loaded, without those that it has too. They come
 * last, so the others keep their places in the picture and their fingerprints.
 */
export function mergeOpened(
  reports: readonly EngineReport[],
  opened: readonly OpenedFindings[],
): readonly EngineReport[] {
  if (opened.length === 0) return reports;
  return reports.map((report) => {
    const seen = listNames([report]);
    return opened.reduce((merged, { path, reports: parts }) => {
      const part = parts.find(({ engine }) => engine.id === report.engine.id);
      return part === undefined ? merged : addPart(merged, part, { path, seen });
    }, report);
  });
}

type Part = { readonly path: readonly string[]; readonly seen: Set<string> };

function addPart(report: EngineReport, part: EngineReport, { path, seen }: Part): EngineReport {
  const findings = new Map(report.findings.map((finding) => [`${finding.kind} ${finding.rule}`, finding]));
  const rules: Record<string, EngineReport['rules'][string]> = { ...report.rules };
  for (const { kind, rule, elements } of part.findings) {
    const fresh = elements.filter((element) => !namesOf(rule, element).some((name) => seen.has(name)));
    if (fresh.length === 0) continue;
    for (const element of fresh) for (const name of namesOf(rule, element)) seen.add(name);
    const found = fresh.map((element) => openedElement(element, path));
    findings.set(
      `${kind} ${rule}`,
      join(findings.get(`${kind} ${rule}`), { kind, rule, total: found.length, elements: found }),
    );
    rules[rule] = count(rules[rule], kind, found.length);
  }
  return { ...report, rules, findings: [...findings.values()] };
}

/** The findings of a part that the page as loaded does not have. */
export function keepFresh(parts: readonly EngineReport[], loaded: readonly EngineReport[]): readonly EngineReport[] {
  const seen = listNames(loaded);
  return filterElements(parts, (rule, element) => !namesOf(rule, element).some((name) => seen.has(name)));
}

function listNames(reports: readonly EngineReport[]): Set<string> {
  const findings = reports.flatMap((report) => report.findings);
  return new Set(findings.flatMap(({ rule, elements }) => elements.flatMap((one) => namesOf(rule, one))));
}

/** The same element, and what has the same markup in the same place, count once. */
function namesOf(rule: string, { selector, surroundings }: FoundElement): readonly string[] {
  return [`${rule} at ${selector}`, `${rule} as ${surroundings}`];
}

/** A finding in an opened part has a fingerprint of its own. */
function openedElement(element: FoundElement, path: readonly string[]): FoundElement {
  return { ...element, surroundings: `opened|${element.surroundings}`, path };
}

function join(known: Finding | undefined, more: Finding): Finding {
  if (known === undefined) return more;
  const elements = [...known.elements, ...more.elements].slice(0, maxElements);
  return { ...known, total: known.total + more.total, elements };
}

/** A rule that was not finished on the page stays so. */
function count(counts: EngineReport['rules'][string] | undefined, kind: Finding['kind'], more: number) {
  if (counts === null) return null;
  const [passed, failed, review] = counts ?? [0, 0, 0];
  return kind === 'failed' ? ([passed, failed + more, review] as const) : ([passed, failed, review + more] as const);
}
