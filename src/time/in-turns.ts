import { letOthersGo } from './let-others-go.ts';

/** Requests must not wait longer for the thread. */
const longestMs = 10;

/** Carries out the steps of a long work. Requests get their turns between them. */
export async function inTurns<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  for (let begun = performance.now(); ;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - begun < longestMs) continue;
    await letOthersGo();
    begun = performance.now();
  }
}
