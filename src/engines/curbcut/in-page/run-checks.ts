import type { ElementTools } from '../../in-page/elements.ts';

/** What a rule says of one element that it applies to. A message is for people: what is wrong, and how to fix it. */
export type Verdict = { readonly element: Element } & (
  | { readonly result: 'passed' }
  | { readonly result: 'failed' | 'needs_review'; readonly message: string }
);

export type Check = (tools: ElementTools) => readonly Verdict[] | Promise<readonly Verdict[]>;
export type ChecksOptions = { readonly maxElements: number; readonly timeMs: number };

/** Runs each check on this document, those that fail or come too late as `null`. Gives JSON text: see parse-results.ts. */
export async function runChecks(
  checks: Readonly<Record<string, Check>>,
  tools: ElementTools,
  { maxElements, timeMs }: ChecksOptions,
): Promise<string> {
  const deadline = performance.now() + timeMs;
  const results: Record<string, object | null> = {};
  for (const [rule, check] of Object.entries(checks)) {
    if (performance.now() > deadline) {
      results[rule] = null;
      continue;
    }
    try {
      results[rule] = presentVerdicts(await check(tools), tools, maxElements);
    } catch {
      // What a page's markup makes of one rule costs that rule alone; it counts as not run.
      results[rule] = null;
    }
  }
  return JSON.stringify(results);
}

export function presentVerdicts(verdicts: readonly Verdict[], tools: ElementTools, maxElements: number): object {
  const withResult = (result: Verdict['result']) => verdicts.filter((verdict) => verdict.result === result);
  const present = (verdict: Verdict) => ({
    selector: tools.selectorOf(verdict.element),
    html: tools.snippetOf(verdict.element),
    surroundings: tools.describeElement(verdict.element),
    message: verdict.result === 'passed' ? '' : verdict.message,
  });
  const [passed, failed, review] = [withResult('passed'), withResult('failed'), withResult('needs_review')];
  return {
    counts: [passed.length, failed.length, review.length],
    failed: failed.slice(0, maxElements).map(present),
    needs_review: review.slice(0, maxElements).map(present),
  };
}
