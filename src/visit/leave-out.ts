import type { PageFrame } from '../browser/page-frame.ts';
import type { Engine } from '../engines/engine.ts';
import type { EngineReport, EngineResult, Finding } from '../engines/finding.ts';
import type { LeftOut } from '../engines/left-out.ts';
import { findExcluded } from './find-excluded.ts';

const maxElements = 1_000;
/** Enough for a page whose excluded part alone has thousands. */
const maxBeforeExclusion = 10_000;

/** The number of elements that an engine keeps per rule and kind, some of which may be left out afterwards. */
export function countKept(leftOut: LeftOut | undefined): number {
  return hasSelectors(leftOut) ? maxBeforeExclusion : maxElements;
}

/** The rules that the scan asks for. An engine may not have been able to leave a rule out, or did not run at all. */
export function leaveOutRules(reports: readonly EngineReport[], leftOut: LeftOut | undefined): readonly EngineReport[] {
  if (leftOut === undefined || leftOut.rules.size === 0) return reports;
  return reports.map((report) => ({
    ...report,
    rules: Object.fromEntries(Object.entries(report.rules).filter(([rule]) => !leftOut.rules.has(rule))),
    findings: report.findings.filter(({ rule }) => !leftOut.rules.has(rule)),
  }));
}

type Elements = Pick<EngineResult, 'rules' | 'findings' | 'excluded'>;

/**
 * Takes findings in excluded elements out of an engine's result, and counts them there. Looks at the page as it is, so
 * call this before it changes. Throws PageFailure if the page does not answer.
 */
export async function leaveOutElements<Result extends Elements>(
  { main, engine }: { readonly main: PageFrame; readonly engine: Engine },
  result: Result,
  leftOut: LeftOut | undefined,
): Promise<Result> {
  if (leftOut === undefined || !hasSelectors(leftOut)) return result;
  const found = result.findings.flatMap(({ elements }) => elements.map(({ selector }) => selector));
  const excluded = await findExcluded({ frame: main, exclude: leftOut.selectors }, found);
  const kept = { ...result, ...takeOut(result, excluded) };
  return { ...kept, ...engine.conclude?.(kept) };
}

function takeOut({ rules, findings }: Elements, excluded: ReadonlySet<string>): Elements {
  const counts: Record<string, EngineResult['rules'][string]> = { ...rules };
  const names: string[] = [];
  const kept = findings.flatMap((finding) => {
    const { elements, total, rule, kind } = finding;
    const left = elements.filter(({ selector }) => !excluded.has(selector));
    const removed = elements.length - left.length;
    for (const { selector } of elements) if (excluded.has(selector)) names.push(`${rule} ${kind} ${selector}`);
    counts[rule] = reduce(counts[rule] ?? null, { kind, removed });
    return total === removed ? [] : [{ ...finding, total: total - removed, elements: left.slice(0, maxElements) }];
  });
  return { rules: counts, findings: kept, excluded: names };
}

type Removed = { readonly kind: Finding['kind']; readonly removed: number };

function reduce(counts: EngineResult['rules'][string], { kind, removed }: Removed): EngineResult['rules'][string] {
  if (counts === null) return null;
  const [passed, failed, review] = counts;
  return kind === 'failed' ? [passed, failed - removed, review] : [passed, failed, review - removed];
}

function hasSelectors(leftOut: LeftOut | undefined): boolean {
  return leftOut !== undefined && leftOut.selectors.length > 0;
}
