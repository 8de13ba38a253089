import { findChallenger } from './challenge-marks.ts';
import { describeSignIn, isLedToSignIn } from './sign-in-page.ts';
import type { PageFacts } from '../browser/page-facts.ts';
import type { Answer } from '../browser/visit.ts';
import type { WrongPage } from './wrong-page.ts';
import { hostOf, isElsewhere, wrong } from './wrong-page.ts';

const htmlTypes = new Set(['text/html', 'application/xhtml+xml']);
/** A redirect that was not followed leads nowhere, or to something that is no web page. */
const redirects = new Set([301, 302, 303, 307, 308]);
/** A gateway in trouble is asked again after this, unless it says otherwise. */
const firstWaitMs = 1_000;
const maxElements = 1_000_000;

/**
 * Decides by the answer alone, before the document is looked at; undefined when it has to be. A challenge and
 * another site's page are looked at: the one may let us through, the other may ask to sign in.
 */
export function judgeAnswer(answer: Answer, now: Date): WrongPage | undefined {
  const { status, headers } = answer;
  if (findChallenger(answer) !== undefined) return undefined;
  if (status >= 400) return judgeStatus(status, parseRetryAfter(headers['retry-after'], now));
  if (redirects.has(status)) return wrong('redirect_invalid', describeRedirect(headers['location']));
  return judgeType(headers);
}

function judgeType(headers: Answer['headers']): WrongPage | undefined {
  if (/^\s*attachment\b/i.test(headers['content-disposition'] ?? '')) {
    return wrong('download', 'The server sent a file to be saved.');
  }
  const mime = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const isKnown = /^[\w.+-]+\/[\w.+-]+$/.test(mime);
  if (!isKnown || htmlTypes.has(mime)) return undefined;
  return wrong('not_html', `The server sent content of type ${mime.slice(0, 100)}.`);
}

/** Which firewall stands in the way, by its headers or by what its document carries. */
export function findChallenge(answer: Answer, facts: PageFacts): string | undefined {
  return facts.challenge ?? findChallenger(answer);
}

/** Decides by the settled document. `documents`: how many there were, one when the page stayed where it was. */
export function judgeDocument(
  requestedUrl: string,
  { answer, facts, documents }: { readonly answer: Answer; readonly facts: PageFacts; readonly documents: number },
): WrongPage | undefined {
  const challenger = findChallenge(answer, facts);
  if (challenger !== undefined)
    return wrong('bot_challenge', `${challenger} answered with a challenge in place of the page.`);
  const page = { askedUrl: requestedUrl, finalUrl: answer.finalUrl, status: answer.status, facts };
  if (isLedToSignIn(page)) {
    return wrong('auth_required', `The URL leads to ${pathOf(answer.finalUrl)}: ${describeSignIn(page)}.`);
  }
  if (isElsewhere(requestedUrl, answer.finalUrl)) {
    const code = documents > 1 ? 'navigated_away' : 'redirected_off_site';
    return wrong(code, `The address leads to ${hostOf(answer.finalUrl)}.`);
  }
  if (!htmlTypes.has(facts.contentType)) {
    return wrong('not_html', `The browser took the content for ${facts.contentType.slice(0, 100)}.`);
  }
  if (facts.elementCount > maxElements) {
    return wrong('too_large', `The page has ${facts.elementCount.toLocaleString('en')} elements.`);
  }
  return facts.hasContent
    ? undefined
    : wrong('empty_document', 'Nothing is visible, and nothing is exposed to assistive technology.');
}

function pathOf(url: string): string {
  return URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}`.slice(0, 200) : 'another address';
}

function judgeStatus(status: number, retryAfterMs: number | null): WrongPage {
  if (status === 401 || status === 407) return wrong('auth_required', `The server answered with status ${status}.`);
  const detail = `The server answered with status ${status}.`;
  if (status === 429) return { code: 'rate_limited', detail, retryAfterMs };
  const mayPass = [502, 503, 504].includes(status);
  return { code: 'http_status', detail, retryAfterMs: mayPass ? (retryAfterMs ?? firstWaitMs) : null };
}

function describeRedirect(location: string | undefined): string {
  const scheme = /^[a-z][a-z0-9+.-]*(?=:)/i.exec(location ?? '')?.[0];
  return scheme === undefined
    ? 'The server redirects without saying where to.'
    : `The address redirects to a ${scheme.toLowerCase()}: address.`;
}

/** RFC 9110, 10.2.3: seconds or a date. Anything else counts as not said. */
function parseRetryAfter(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1_000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
