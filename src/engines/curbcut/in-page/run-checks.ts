import { markElement } from '../../in-page/found-element.ts';
import type { EnglishSentences } from '../../rule-sentences.ts';
import type { Verdict } from './verdict.ts';

/** A verdict of any rule. */
export type AnyVerdict = Verdict<EnglishSentences>;
export type Check = () => readonly AnyVerdict[] | Promise<readonly AnyVerdict[]>;
export type ChecksOptions = {
  readonly rules: readonly string[];
  readonly maxElements: number;
  readonly timeMs: number;
};

/** The limit of questions that are answered per rule and document. Elements after them do not count. */
export const mostQuestions = 100;

/**
 * Runs each rule's check on this document. A failed or late check gives `null`. The result is JSON text: see
 * parse-results.ts.
 */
export async function runChecks(checks: Readonly<Record<string, Check>>, options: ChecksOptions): Promise<string> {
  const { rules, maxElements, timeMs } = options;
  const deadline = performance.now() + timeMs;
  const results: Record<string, object | null> = {};
  for (const rule of rules) {
    const check = checks[rule];
    if (check === undefined) throw new Error(`There is no check for ${rule}.`);
    results[rule] = performance.now() > deadline ? null : await runCheck(check, maxElements);
  }
  return JSON.stringify(results);
}

export async function runCheck(check: Check, maxElements: number): Promise<object | null> {
  try {
    return presentVerdicts(await check(), maxElements);
  } catch {
    // If one rule fails on a document, only that rule counts as not run.
    return null;
  }
}

export function presentVerdicts(verdicts: readonly AnyVerdict[], maxElements: number): object {
  const withResult = (result: AnyVerdict['result']) => verdicts.filter((verdict) => verdict.result === result);
  const [passed, failed, review] = [withResult('passed'), withResult('failed'), withResult('needs_review')];
  return {
    counts: [passed.length, failed.length, review.length],
    failed: failed.slice(0, maxElements).map(presentVerdict),
    needs_review: review.slice(0, maxElements).map(presentVerdict),
    asked: withResult('asked').slice(0, mostQuestions).map(presentVerdict),
  };
}

export function presentVerdict(verdict: AnyVerdict): object {
  const { element, ...others } = verdict;
  return { ...markElement(element), ...others };
}
