import { getDomain } from 'tldts';
import { isSameSite } from '../shared/page-url.ts';
import type { CrawlScope } from './crawl-scope.ts';
import type { Drop } from './drop-rules.ts';
import { identifyPage } from './page-identity.ts';
import { compilePattern } from './path-pattern.ts';

/** Why a URL is outside the scope. Undefined: it is inside. Expects a URL in normalized form. */
export type UrlScope = (url: string) => Drop | undefined;

/** Throws for patterns that were not validated. */
export function createUrlScope(start: string, { extent, include, exclude }: CrawlScope): UrlScope {
  const isNear = nearness(start, extent);
  const included = include.map(toMatcher);
  const excluded = exclude.map(toMatcher);
  return (url) => {
    if (!isNear(url)) return { rule: 'out_of_scope' };
    const pattern = excluded.find(({ matches }) => matches(url))?.text;
    if (pattern !== undefined) return { rule: 'excluded', pattern };
    return included.length === 0 || included.some(({ matches }) => matches(url)) ? undefined : { rule: 'not_included' };
  };
}

function toMatcher(text: string) {
  const compiled = compilePattern(text);
  if (!compiled.ok) throw new Error(`The pattern ${text} was not validated.`);
  return { text, matches: compiled.matches };
}

function nearness(start: string, extent: CrawlScope['extent']): (url: string) => boolean {
  const from = new URL(start);
  const onHost = (url: string) => isSameSite(from.host, new URL(url).host);
  const identity = identifyPage(start)?.identity;
  const folder = from.pathname.slice(0, from.pathname.lastIndexOf('/') + 1);
  // An address or a local name belongs to no domain.
  const domain = getDomain(start);
  const near: Readonly<Record<CrawlScope['extent'], (url: string) => boolean>> = {
    page: (url) => identifyPage(url)?.identity === identity,
    folder: (url) => onHost(url) && new URL(url).pathname.startsWith(folder),
    host: onHost,
    domain: (url) => onHost(url) || (domain !== null && getDomain(url) === domain),
  };
  return near[extent];
}
