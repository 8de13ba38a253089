import { PageFailure } from '../browser/page-failure.ts';
import type { Said } from '../texts/saying.ts';
import { says } from '../texts/saying.ts';
import { checkAnswer } from './check-page.ts';
import type { SessionProbes } from './find-failed-probe.ts';
import { findFailedProbe } from './find-failed-probe.ts';
import type { PageTab } from './slot.ts';
import { useAside } from './use-aside.ts';

/**
 * The origins that a scan signs in to, and the check that proves the session: on the page at `url`, or on every page
 * itself.
 */
export type SignedInScan = {
  readonly origins: readonly string[];
  readonly check: SessionProbes & { readonly url?: string | undefined };
};

const visitMs = 30_000;

/**
 * Returns the reason why an open page does not prove the session, if any. Throws PageFailure. Throws ProbeInvalid for a
 * check that can never pass.
 */
export async function findSessionDoubt(
  { check, origins }: SignedInScan,
  tab: PageTab,
  finalUrl: string,
): Promise<Said | undefined> {
  const { origin = '', host = finalUrl } = URL.parse(finalUrl) ?? {};
  if (!origins.includes(origin)) return says('sessions.other_origin', { host });
  return check.url === undefined ? findFailedProbe(tab.tab, check) : lookForSession(check.url, check, tab);
}

/** Checks the session on the page at another URL, in a separate tab. */
export async function lookForSession(
  url: string,
  check: SessionProbes,
  setup: Pick<PageTab, 'openAside'>,
): Promise<Said | undefined> {
  return useAside(setup, async (tab) => {
    const visit = await tab.visit(url, {
      deadline: performance.now() + visitMs,
      isDecided: (answer) => checkAnswer(answer, new Date()) !== undefined,
    });
    if (visit.kind === 'answered' && [401, 403].includes(visit.answer.status))
      return says('sessions.status', { url, status: String(visit.answer.status) });
    // The session is neither open nor closed, so the page is retried.
    if (visit.kind !== 'opened') throw new PageFailure('unfinished', says('sessions.not_opened_for_check', { url }));
    const isElsewhere = URL.parse(visit.answer.finalUrl)?.origin !== new URL(url).origin;
    return isElsewhere ? says('sessions.another_site', { url }) : findFailedProbe(tab, check);
  });
}
