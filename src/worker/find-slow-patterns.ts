import { PatternsTooSlow } from '../finding-pages/crawl/pattern-thread.ts';
import { findConnectFailure } from '../visit/find-failure.ts';
import type { WrongPage } from '../visit/wrong-page.ts';
import { wrong } from '../visit/wrong-page.ts';

/** The outcome of a page whose URLs could not be matched in time. Undefined for other errors. */
export function findSlowPatterns(error: unknown): WrongPage | undefined {
  return error instanceof PatternsTooSlow ? wrong('patterns_too_slow', error.saying) : undefined;
}

/** The outcome of a page that could not be visited. Undefined for an error of our own. */
export function explainUnvisited(error: unknown): WrongPage | undefined {
  return findConnectFailure(error) ?? findSlowPatterns(error);
}
