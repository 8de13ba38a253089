import type { DiscoveryNotes } from './discovery-notes.ts';
import type { SitemapOutcome } from './read-sitemap.ts';
import type { DiscoveryCode } from './sitemap-error.ts';
import { describeError, quoteForPeople } from './sitemap-error.ts';
import type { SitemapWalk } from './sitemap-walk.ts';

type FailedDiscovery = {
  readonly target: { readonly address: string; readonly outcome: SitemapOutcome };
  /** What a search of the site tried; undefined when there was none. */
  readonly tried: readonly string[] | undefined;
  readonly walk: SitemapWalk;
  readonly notes: DiscoveryNotes;
};

type Failure = { readonly code: DiscoveryCode; readonly message: string };

/** URLs named in one message. */
const maxTriedNamed = 14;

/** Why no page was found, and what to do about it. */
export function failDiscovery(failed: FailedDiscovery): Failure {
  const { address, outcome } = failed.target;
  if (failed.walk.pageEntryCount > 0) return failAsAllLeftOut(failed);
  if (failed.tried !== undefined) return failAsSite(failed, failed.tried);
  if (outcome.error !== undefined && outcome.entryCount === 0) {
    return { code: outcome.error.code, message: describeError(address, outcome.error) };
  }
  return failAsIndex(failed);
}

function failAsAllLeftOut({ target, walk, notes }: FailedDiscovery): Failure {
  const reasons = notes.toList().map(({ message }) => message);
  const entries = walk.pageEntryCount === 1 ? 'entry' : 'entries';
  const found = `${walk.pageEntryCount.toLocaleString('en')} ${entries}, but none of them can be scanned`;
  const advice = 'Enter the URL of a sitemap that lists pages of its own host.';
  const where = quoteForPeople(target.address, 200);
  const isAllTooLong = notes.count('url_too_long') === walk.pageEntryCount;
  const code = isAllTooLong ? 'sitemap_too_large' : 'sitemap_empty';
  return { code, message: `${where} leads to ${found}. ${reasons.join(' ')} ${advice}` };
}

function failAsSite({ target }: FailedDiscovery, tried: readonly string[]): Failure {
  const { error } = target.outcome;
  const list = tried.slice(0, maxTriedNamed).map((url) => quoteForPeople(url, 200));
  const message =
    `${quoteForPeople(target.address, 200)} ${error?.found ?? 'lists no pages'}, and no sitemap was found for the site. ` +
    `Tried: ${list.join('; ')}${tried.length > maxTriedNamed ? '; …' : ''}. ` +
    `Enter the URL of the site's sitemap, or scan this URL as a single page.`;
  return { code: error?.code ?? 'sitemap_empty', message };
}

function failAsIndex({ target, walk, notes }: FailedDiscovery): Failure {
  const where = quoteForPeople(target.address, 200);
  const worst = walk.failures.find(({ error }) => error.code !== 'sitemap_empty');
  if (worst !== undefined) {
    const first = describeError(worst.address, worst.error);
    return {
      code: worst.error.code,
      message: `${where} is a sitemap index, but none of its sitemaps lists a page. ${first}`,
    };
  }
  if (notes.count('sitemap_depth') > 0) {
    const advice = 'List the sitemaps that contain pages directly in the first index.';
    return { code: 'sitemap_depth', message: `${where} contains only indexes that are nested too deep. ${advice}` };
  }
  if (notes.count('sitemap_loop') > 0) {
    const advice = 'Add sitemaps that list pages to the index.';
    return { code: 'sitemap_loop', message: `${where} is a sitemap index that lists only itself. ${advice}` };
  }
  const reasons = notes.toList().map(({ message }) => message);
  const message = `${where} is a sitemap index without pages. ${reasons.join(' ')}`.trimEnd();
  return { code: 'sitemap_empty', message: `${message} Enter the URL of a sitemap that lists pages.` };
}
