import { PageFailure } from '../browser/page-failure.ts';
import type { Arrival } from '../browser/page-load.ts';
import { OverLimit } from './limit-visit.ts';
import { nameSlowness } from './run-engines.ts';
import { says } from '../texts/saying.ts';

/** The progress of a visit. */
type Reached = { readonly arrival: Pick<Arrival, 'isWhole'> | undefined; readonly isSettled: boolean };

/**
 * Names the failure of a visit that ran out of time. Other errors pass unchanged. If the browser stops answering while
 * it parses or checks a document, a script of the page is not the cause. A document that was still arriving takes
 * precedence, because its growth slows the check.
 */
export function nameOverLimit(error: unknown, { arrival, isSettled }: Reached): unknown {
  if (!isLate(error)) return error;
  if (arrival?.isWhole === false) return new PageFailure('unfinished', says('visits.arriving'), { cause: error });
  return isSettled ? nameSlowness(error) : error;
}

function isLate(error: unknown): error is PageFailure {
  if (error instanceof OverLimit) return error.kind === 'unresponsive';
  return error instanceof PageFailure && error.kind === 'too_slow';
}
