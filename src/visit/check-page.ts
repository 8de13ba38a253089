import type { PageFacts } from '../browser/page-facts.ts';
import type { Answer, Visit } from '../browser/visit.ts';
import type { ScopeProxy } from '../adapters/net/scope-proxy.ts';
import { findConnectFailure, nameVisitFailure } from './find-failure.ts';
import type { FailureCode } from './page-outcome.ts';
import { saySignIn } from './sign-in-page.ts';
import type { Sighting } from './sighting.ts';
import type { WrongPage } from './wrong-page.ts';
import { wrong } from './wrong-page.ts';
import type { Said } from '../texts/saying.ts';
import { says } from '../texts/saying.ts';

const htmlTypes = new Set(['text/html', 'application/xhtml+xml']);
/** A redirect that was not followed leads nowhere, or to a resource that is not a web page. */
const redirects = new Set([301, 302, 303, 307, 308]);
/** The wait before the next request to a failing gateway, unless it says otherwise. */
const firstWaitMs = 1_000;
const maxElements = 1_000_000;
/**
 * The limit after decompression. A document of some hundred kilobytes can decompress to more than a browser can hold.
 */
const maxDocumentBytes = 256 * 1024 ** 2;

/**
 * Returns the reason why the page is not the right one, from its own content. Accepted outcomes come last, because a
 * page may also be wrong in another way.
 */
export function checkPage(page: Sighting, accept: readonly FailureCode[]): WrongPage | undefined {
  const found = [checkAnswer(page.answer, new Date()), checkDocument(page)].filter((one) => one !== undefined);
  return found.find(({ code }) => !accept.includes(code)) ?? found[0];
}

/**
 * Checks the answer alone, before there is a document. Returns undefined if the document must be checked, too. This
 * includes a challenge, which may let the browser through, and a page of another site, which may ask to sign in.
 */
export function checkAnswer(answer: Answer, now: Date): WrongPage | undefined {
  const { status, headers, firewall } = answer;
  if (firewall !== undefined) return undefined;
  if (status >= 400) return checkStatus(status, parseRetryAfter(headers['retry-after'], now));
  if (redirects.has(status)) return wrong('redirect_invalid', sayRedirect(headers['location']));
  return checkType(headers);
}

export function checkDocument({ answer, facts, ...page }: Sighting): WrongPage | undefined {
  const { finalUrl } = answer;
  if (page.challenger !== undefined)
    return wrong('bot_challenge', says('visits.challenge', { challenger: page.challenger }));
  const path = pathOf(finalUrl);
  if (page.isLedToSignIn)
    return wrong('auth_required', says('visits.leads_to_form', { path, saidForm: saySignIn(facts) }));
  if (page.isDetour) return wrong('consent_required', says('visits.leads_to_detour', { path }));
  if (page.landing === 'other_site') {
    const code = page.documents > 1 ? 'navigated_away' : 'redirected_off_site';
    return wrong(code, sayHost(finalUrl));
  }
  return checkContent(facts);
}

function checkContent(facts: PageFacts): WrongPage | undefined {
  if (!htmlTypes.has(facts.contentType)) {
    return wrong('not_html', says('visits.browser_type', { type: facts.contentType.slice(0, 100) }));
  }
  if (facts.xmlError !== null) return wrong('not_html', says('visits.xml_error', { error: facts.xmlError }));
  if (facts.elementCount > maxElements) {
    return wrong('too_large', says('visits.elements', { n: facts.elementCount }));
  }
  const { documentBytes: bytes } = facts;
  if (bytes > maxDocumentBytes) return wrong('too_large', says('visits.document_size', { bytes }));
  return facts.hasContent ? undefined : wrong('empty_document', says('visits.nothing_visible'));
}

type Unopened = Exclude<Visit, { readonly kind: 'opened' }>;

/** Returns the reason why a URL showed no document. */
export function checkUnopened(url: string, visit: Unopened, proxy: ScopeProxy): WrongPage {
  if (visit.kind === 'answered') return checkAnswer(visit.answer, new Date()) ?? noDocument;
  if (proxy.exceeded()) return wrong('too_large', says('visits.too_much_data'));
  // If an answer came without a document, the answer is the reason. In a chain of redirects, it is only the last link.
  const isExplained = visit.answer !== undefined && (visit.reason === 'no_document' || visit.reason === 'download');
  const explained = isExplained ? checkAnswer(visit.answer, new Date()) : undefined;
  return explained ?? checkConnection(url, visit, proxy) ?? nameVisitFailure(visit.reason, visit.saying);
}

const noDocument = wrong('navigation_failed', says('visits.no_document'));

/** The browser only knows that its proxy refused the connection, but the proxy knows the reason. */
function checkConnection(
  url: string,
  { reason, askedUrl }: Unopened & { readonly kind: 'failed' },
  proxy: ScopeProxy,
): WrongPage | undefined {
  if (reason !== 'connection_error') return undefined;
  const target = new URL(askedUrl ?? url);
  const port = Number(target.port || (target.protocol === 'https:' ? 443 : 80));
  return findConnectFailure(proxy.lastFailure(target.hostname, port));
}

function sayHost(url: string): Said {
  const { host = '' } = URL.parse(url) ?? {};
  return host === '' ? says('visits.leads_to_no_page') : says('visits.leads_to_host', { host });
}

function pathOf(url: string): string {
  const { host, pathname } = URL.parse(url) ?? { host: '', pathname: url };
  return `${host}${pathname}`.slice(0, 200);
}

function checkType(headers: Answer['headers']): WrongPage | undefined {
  if (/^\s*attachment\b/i.test(headers['content-disposition'] ?? '')) {
    return wrong('download', says('visits.file'));
  }
  const mime = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const isKnown = /^[\w.+-]+\/[\w.+-]+$/.test(mime);
  if (!isKnown || htmlTypes.has(mime)) return undefined;
  return wrong('not_html', says('visits.server_type', { type: mime.slice(0, 100) }));
}

function checkStatus(status: number, retryAfterMs: number | null): WrongPage {
  const saying = says('visits.server_status', { status: String(status) });
  if (status === 401 || status === 407) return wrong('auth_required', saying);
  if (status === 429) return { code: 'rate_limited', saying, retryAfterMs };
  const isGateway = [502, 503, 504].includes(status);
  return { code: 'http_status', saying, retryAfterMs: isGateway ? (retryAfterMs ?? firstWaitMs) : null };
}

function sayRedirect(location: string | undefined): Said {
  const scheme = /^[a-z][a-z0-9+.-]*(?=:)/i.exec(location ?? '')?.[0];
  return scheme === undefined
    ? says('visits.redirect_nowhere')
    : says('visits.redirect_scheme', { scheme: `${scheme.toLowerCase()}:` });
}

/** RFC 9110, 10.2.3: seconds or a date. Other values are ignored. */
function parseRetryAfter(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1_000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
