import { holdPage, letGo } from '../../in-page/held-page.ts';
import { markElement } from '../../in-page/found-element.ts';
import { isInOpened } from '../../in-page/opened-parts.ts';
import type { TextContrast } from '../../contrast/required-ratio.ts';
import type { EnglishSentences } from '../../rule-sentences.ts';
import type { ElementOutcome } from './element-outcome.ts';

/** An outcome of any rule. */
export type AnyOutcome = ElementOutcome<EnglishSentences>;
export type Check = (options: CheckOptions) => readonly AnyOutcome[] | Promise<readonly AnyOutcome[]>;
/** `contrast`: the ratios that texts need. */
export type CheckOptions = { readonly contrast: TextContrast };
export type ChecksOptions = CheckOptions & {
  readonly rules: readonly string[];
  readonly maxElements: number;
  readonly timeMs: number;
  /** True: only elements in the parts that the page has opened count. */
  readonly isOpened: boolean;
};

/** The limit of questions that are answered per rule and document. Elements after them do not count. */
export const mostQuestions = 100;

/**
 * Runs each rule's check on this document, as long as there is time. A failed check gives `null`. The result is JSON
 * text: see parse-results.ts.
 */
export async function runChecks(checks: Readonly<Record<string, Check>>, options: ChecksOptions): Promise<string> {
  const { rules, timeMs } = options;
  const deadline = performance.now() + timeMs;
  const results: Record<string, object | null> = {};
  for (const rule of rules) {
    if (performance.now() > deadline) break;
    holdPage();
    const check = checks[rule];
    if (check === undefined) throw new Error(`There is no check for ${rule}.`);
    results[rule] = await runCheck(check, options);
  }
  letGo();
  return JSON.stringify(results);
}

export async function runCheck(check: Check, options: ChecksOptions): Promise<object | null> {
  try {
    const checked = check(options);
    if (checked instanceof Promise) letGo();
    const outcomes = await checked;
    const counted = options.isOpened ? outcomes.filter(({ element }) => isInOpened(element)) : outcomes;
    return presentOutcomes(counted, options.maxElements);
  } catch {
    // If one rule fails on a document, only that rule counts as not run.
    return null;
  }
}

export function presentOutcomes(outcomes: readonly AnyOutcome[], maxElements: number): object {
  const withResult = (result: AnyOutcome['result']) => outcomes.filter((outcome) => outcome.result === result);
  const [passed, failed, review] = [withResult('passed'), withResult('failed'), withResult('needs_review')];
  return {
    counts: [passed.length, failed.length, review.length],
    failed: failed.slice(0, maxElements).map(presentOutcome),
    needs_review: review.slice(0, maxElements).map(presentOutcome),
    asked: withResult('asked').slice(0, mostQuestions).map(presentOutcome),
  };
}

export function presentOutcome(outcome: AnyOutcome): object {
  const { element, ...others } = outcome;
  return { ...markElement(element), ...others };
}
