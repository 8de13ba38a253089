import { identifyPage } from '../finding-pages/crawl/page-identity.ts';
import type { ClaimedPage } from '../records/pages/claim-page.ts';
import type { VisitOutcome } from '../visit/observation.ts';
import { wrong } from '../visit/wrong-page.ts';
import type { CrawlGuide } from './crawl-guides.ts';
import { says } from '../texts/saying.ts';

type Landing = {
  readonly page: Pick<ClaimedPage, 'url' | 'entry' | 'depth' | 'scanType'>;
  readonly guide: CrawlGuide | undefined;
};

/**
 * A page that led out of the scope of its scan does not belong to it. The start of a crawl always does, because a
 * person named it. Throws PatternsTooSlow.
 */
export async function checkLanding(outcome: VisitOutcome, { page, guide }: Landing): Promise<VisitOutcome> {
  const isStart = page.scanType === 'crawl' && page.depth === 0 && page.entry === '';
  if (outcome.kind === 'failed' || guide === undefined || isStart) return outcome;
  const final = identifyPage(outcome.answer.finalUrl)?.identity;
  if (final === undefined || final === page.url) return outcome;
  const [drop] = await guide.scope([final]);
  if (drop === undefined) return outcome;
  const { answer, facts, textDigest } = outcome;
  const saying = says('visits.leads_outside', { url: final.slice(0, 500) });
  return { ...wrong('not_in_scope', saying), answer, facts, textDigest, isHung: false, kind: 'failed' };
}
