import type { OpenPage } from '../browser/open-page.ts';
import type { PageFailure, PageFaultKind } from '../browser/page-failure.ts';
import type { Tab } from '../browser/tab.ts';
import { findFailure } from './find-failure.ts';
import { OverLimit } from './limit-visit.ts';
import { nameOverLimit } from './name-over-limit.ts';
import type { FailedVisit } from './observation.ts';
import type { PageEvidence } from './open-right-page.ts';
import type { FailureCode } from './page-outcome.ts';

type Visiting = {
  readonly tab: Pick<Tab, 'arrival' | 'fault'>;
  /** The facts about the page so far. */
  readonly seen: PageEvidence;
  readonly timeoutMs: number;
};

/** Describes the failure of a visit that ended with this error. Returns undefined if the error is not the page's. */
export function failVisit(error: unknown, visiting: Visiting): FailedVisit | undefined {
  const { tab, seen } = visiting;
  const reached = { arrival: tab.arrival, isSettled: seen.facts !== undefined };
  const cause = error instanceof OverLimit ? error : (tab.fault ?? error);
  const failure = findFailure(nameOverLimit(cause, reached));
  if (failure === undefined) return undefined;
  const answer = seen.answer ?? tab.arrival?.answer;
  return { ...seen, ...failure, answer, isHung: hangs.has(failure.code) && hasAnsweredSoon(visiting), kind: 'failed' };
}

/** Outcomes of a page that does not end by itself. */
const hangs: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'renderer_unresponsive',
  'timeout_analysis',
  'timeout_navigation',
]);

/**
 * False if the server took half of the page's time, or has not answered, because the server then contributed to the
 * failure.
 */
function hasAnsweredSoon({ tab: { arrival }, timeoutMs }: Visiting): boolean {
  return arrival !== undefined && arrival.afterMs <= timeoutMs / 2;
}

/** The errors of an engine whose document is replaced while it runs. */
const replacementFaults: ReadonlySet<PageFaultKind> = new Set(['departed', 'script_failed', 'too_deep']);

/**
 * True if a failure means that the page replaced its document. A document that can no longer be entered was replaced,
 * too.
 */
export async function isReplacement({ kind }: PageFailure, page: OpenPage | undefined): Promise<boolean> {
  return replacementFaults.has(kind) && (await page?.isReplaced()) !== false;
}
