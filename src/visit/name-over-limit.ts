import { PageFailure } from '../browser/page-failure.ts';
import type { Arrival } from '../browser/page-visit.ts';
import type { OverLimit } from './limit-visit.ts';
import { nameSlowness } from './run-engines.ts';

/** How far a visit had come. */
type Reached = { readonly arrival: Pick<Arrival, 'isWhole'> | undefined; readonly isSettled: boolean };

/**
 * What a visit that had to be given up failed of. A browser that does not answer while it parses a document or while the document
 * is checked is not kept busy by a script of the page.
 */
export function nameOverLimit(over: OverLimit, { arrival, isSettled }: Reached): PageFailure {
  if (over.kind !== 'unresponsive') return over;
  if (isSettled) return nameSlowness(over);
  if (arrival?.isWhole !== false) return over;
  return new PageFailure('unfinished', 'The page was still arriving when its time was up.', { cause: over });
}
