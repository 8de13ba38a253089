import type { Said, Saying } from '../../texts/saying.ts';
import { sayAll, says } from '../../texts/saying.ts';
import type { DiscoveryNotes } from './discovery-notes.ts';
import type { SitemapOutcome } from './read-sitemap.ts';
import type { DiscoveryCode } from './sitemap-error.ts';
import { sayError, quoteForPeople } from './sitemap-error.ts';
import type { SitemapWalk } from './sitemap-walk.ts';

type FailedDiscovery = {
  readonly target: { readonly address: string; readonly outcome: SitemapOutcome };
  /** The attempts of a search on the site. Undefined without a search. */
  readonly tried: readonly Said[] | undefined;
  readonly walk: SitemapWalk;
  readonly notes: DiscoveryNotes;
};

type Failure = { readonly code: DiscoveryCode; readonly saying: Saying };

/** The maximum number of URLs in one message. */
const maxTriedNamed = 14;

/** Explains why no page was found, and the remedy. */
export function failDiscovery(failed: FailedDiscovery): Failure {
  const { address, outcome } = failed.target;
  if (failed.walk.pageEntryCount > 0) return failAsAllLeftOut(failed);
  if (failed.tried !== undefined) return failAsSite(failed, failed.tried);
  if (outcome.error !== undefined && outcome.entryCount === 0) {
    return { code: outcome.error.code, saying: sayError(address, outcome.error) };
  }
  return failAsIndex(failed);
}

function failAsAllLeftOut({ target, walk, notes }: FailedDiscovery): Failure {
  const n = walk.pageEntryCount;
  const where = quoteForPeople(target.address, 200);
  const reasons = notes.toList().map(({ said }) => said);
  const saying = sayAll(says('sitemaps.all_left_out', { where, n }), ...reasons, says('sitemaps.enter_own_host'));
  return { code: notes.count('url_too_long') === n ? 'sitemap_too_large' : 'sitemap_empty', saying };
}

function failAsSite({ target }: FailedDiscovery, tried: readonly Said[]): Failure {
  const { error } = target.outcome;
  const where = quoteForPeople(target.address, 200);
  const clauseFound = error?.found(where) ?? says('sitemaps.lists_no_pages', { where });
  const examples = [...tried.slice(0, maxTriedNamed), ...(tried.length > maxTriedNamed ? ['…'] : [])];
  const saying = sayAll(
    says('sitemaps.no_sitemap_of_site', { clauseFound }),
    says('sitemaps.tried', { examples }),
    says('sitemaps.enter_sitemap_of_site'),
  );
  return { code: error?.code ?? 'sitemap_empty', saying };
}

function failAsIndex({ target, walk, notes }: FailedDiscovery): Failure {
  const where = quoteForPeople(target.address, 200);
  const worst = walk.failures.find(({ error }) => error.code !== 'sitemap_empty');
  if (worst !== undefined) {
    const first = sayError(worst.address, worst.error);
    return { code: worst.error.code, saying: sayAll(says('sitemaps.lists_nothing', { where }), first) };
  }
  if (notes.count('sitemap_depth') > 0)
    return { code: 'sitemap_depth', saying: [says('sitemaps.nested', { where }), says('sitemaps.list_directly')] };
  if (notes.count('sitemap_loop') > 0)
    return {
      code: 'sitemap_loop',
      saying: [says('sitemaps.lists_only_itself', { where }), says('sitemaps.add_sitemaps')],
    };
  const reasons = notes.toList().map(({ said }) => said);
  const saying = sayAll(says('sitemaps.no_pages', { where }), ...reasons, says('sitemaps.enter_page_list'));
  return { code: 'sitemap_empty', saying };
}
