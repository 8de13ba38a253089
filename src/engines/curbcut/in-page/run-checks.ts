import { describeElement, selectorOf, snippetOf } from '../../in-page/elements.ts';
import { checkAutoplay } from './autoplay.ts';
import { checkMetaRefresh } from './meta-refresh.ts';
import { checkPageLanguage } from './page-language.ts';
import { checkTableHeaders } from './table-headers.ts';
import type { Verdict } from './verdict.ts';

export type Check = () => readonly Verdict[] | Promise<readonly Verdict[]>;
export type ChecksOptions = {
  readonly rules: readonly string[];
  readonly maxElements: number;
  readonly timeMs: number;
};

export function findCheck(rule: string): Check | undefined {
  const checks: Readonly<Record<string, Check>> = {
    'html-has-lang': checkPageLanguage,
    'meta-refresh': checkMetaRefresh,
    'no-autoplay-audio': checkAutoplay,
    'th-has-data-cells': checkTableHeaders,
  };
  return checks[rule];
}

/** Runs each rule's check on this document; a check that fails or comes too late gives `null`. The result is JSON text: see parse-results.ts. */
export async function runChecks({ rules, maxElements, timeMs }: ChecksOptions): Promise<string> {
  const deadline = performance.now() + timeMs;
  const results: Record<string, object | null> = {};
  for (const rule of rules) {
    const check = findCheck(rule);
    if (check === undefined) throw new Error(`There is no check for ${rule}.`);
    results[rule] = performance.now() > deadline ? null : await runCheck(check, maxElements);
  }
  return JSON.stringify(results);
}

export async function runCheck(check: Check, maxElements: number): Promise<object | null> {
  try {
    return presentVerdicts(await check(), maxElements);
  } catch {
    // A document on which one rule fails loses that rule alone; it counts as not run.
    return null;
  }
}

export function presentVerdicts(verdicts: readonly Verdict[], maxElements: number): object {
  const withResult = (result: Verdict['result']) => verdicts.filter((verdict) => verdict.result === result);
  const present = (verdict: Verdict) => ({
    selector: selectorOf(verdict.element),
    html: snippetOf(verdict.element),
    surroundings: describeElement(verdict.element),
    message: verdict.result === 'passed' ? '' : verdict.message,
  });
  const [passed, failed, review] = [withResult('passed'), withResult('failed'), withResult('needs_review')];
  return {
    counts: [passed.length, failed.length, review.length],
    failed: failed.slice(0, maxElements).map(present),
    needs_review: review.slice(0, maxElements).map(present),
  };
}
