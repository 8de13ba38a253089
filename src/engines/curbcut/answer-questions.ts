import { decideLanguage, hasEnoughText } from './decide-language.ts';
import { loadLanguageDetector } from './language-detector.ts';
import type { LanguageDetector } from './language-detector.ts';
import type { AskedElement, AskedResults, SaidResult, SaidResults } from './parse-results.ts';

/**
 * The part of a rule that runs in Node. It turns the questions of the page into outcomes. Undecided elements do not
 * count.
 */
export async function answerQuestions(results: AskedResults): Promise<SaidResults> {
  const asked = Object.values(results).flatMap((result) => result?.asked ?? []);
  if (asked.length === 0) return results;
  // The detector takes 0.1 s to load, and short text does not need it.
  const detector = asked.some(({ question }) => hasEnoughText(question)) ? await loadLanguageDetector() : undefined;
  return Object.fromEntries(
    Object.entries(results).map(([rule, result]) => [
      rule,
      result === null
        ? null
        : result.asked.reduce<SaidResult>((answered, one) => answer(answered, one, detector), result),
    ]),
  );
}

function answer(
  result: SaidResult,
  { question, ...element }: AskedElement,
  detector: LanguageDetector | undefined,
): SaidResult {
  const outcome = detector === undefined ? undefined : decideLanguage(question, detector);
  const [passed, failed, review] = result.counts;
  if (outcome === undefined) return result;
  if (outcome.result === 'passed') return { ...result, counts: [passed + 1, failed, review] };
  const found = { ...element, message: outcome.message };
  return outcome.result === 'failed'
    ? { ...result, counts: [passed, failed + 1, review], failed: [...result.failed, found] }
    : { ...result, counts: [passed, failed, review + 1], needs_review: [...result.needs_review, found] };
}
