import { PageFailure } from '../browser/page-failure.ts';
import type { Arrival } from '../browser/page-load.ts';
import { OverLimit } from './limit-visit.ts';
import { nameSlowness } from './run-engines.ts';
import { says } from '../texts/saying.ts';

/** How far a visit had come. */
type Reached = { readonly arrival: Pick<Arrival, 'isWhole'> | undefined; readonly isSettled: boolean };

/**
 * What a visit that ran out of time failed of; any other error as it is. A browser that does not answer while it parses a document or
 * while the document is checked is not kept busy by a script of the page. A document that was still arriving comes first: what is
 * looked at of it grows meanwhile.
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
