import { isSameSite } from '../shared/page-url.ts';
import type { FailureCode } from './page-outcome.ts';

/** Why an address that answered is still not the page that was asked for. */
export type WrongPage = {
  readonly code: FailureCode;
  readonly detail: string;
  /** Set when the server is likely to answer otherwise after a while. */
  readonly retryAfterMs: number | null;
};

type Answer = { readonly status: number; readonly finalUrl: string; readonly headers: Readonly<Record<string, string>> };
type Facts = { readonly contentType: string; readonly hasContent: boolean; readonly elementCount: number };

const htmlTypes = ['text/html', 'application/xhtml+xml'];
/** A gateway in trouble is asked again after this, unless it says otherwise. */
const firstWaitMs = 1_000;
const maxElements = 1_000_000;

/** Decides by the answer alone; undefined when the document has to be looked at. */
export function judgeAnswer(requestedUrl: string, answer: Answer, now: Date): WrongPage | undefined {
  const { status, headers, finalUrl } = answer;
  if (status >= 400) return judgeStatus(status, parseRetryAfter(headers['retry-after'], now));
  if (isElsewhere(requestedUrl, finalUrl)) {
    return wrong('redirected_off_site', `The address redirects to ${hostOf(finalUrl)}.`);
  }
  if (/^\s*attachment\b/i.test(headers['content-disposition'] ?? '')) return wrong('download', 'The server sent a file to be saved.');
  const mime = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (/^[\w.+-]+\/[\w.+-]+$/.test(mime) && !htmlTypes.includes(mime)) {
    return wrong('not_html', `The server sent content of type ${mime.slice(0, 100)}.`);
  }
  return undefined;
}

/** Decides by the settled document. `documents`: how many there were, one when the page stayed where it was. */
export function judgeDocument(
  requestedUrl: string,
  { answer, facts, documents }: { readonly answer: Answer; readonly facts: Facts; readonly documents: number },
): WrongPage | undefined {
  if (documents > 1 && isElsewhere(requestedUrl, answer.finalUrl)) {
    return wrong('navigated_away', `The page left by itself for ${hostOf(answer.finalUrl)}.`);
  }
  if (!htmlTypes.includes(facts.contentType)) {
    return wrong('not_html', `The browser took the content for ${facts.contentType.slice(0, 100)}.`);
  }
  if (facts.elementCount > maxElements) {
    return wrong('too_large', `The page has ${facts.elementCount.toLocaleString('en')} elements.`);
  }
  return facts.hasContent ? undefined : wrong('empty_document', 'The page stayed empty.');
}

function judgeStatus(status: number, retryAfterMs: number | null): WrongPage {
  if (status === 401 || status === 407) return wrong('auth_required', `The server answered with status ${status}.`);
  const detail = `The server answered with status ${status}.`;
  if (status === 429) return { code: 'rate_limited', detail, retryAfterMs };
  const mayPass = [502, 503, 504].includes(status);
  return { code: 'http_status', detail, retryAfterMs: mayPass ? (retryAfterMs ?? firstWaitMs) : null };
}

/** RFC 9110, 10.2.3: seconds or a date. Anything else counts as not said. */
function parseRetryAfter(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1_000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

function isElsewhere(requestedUrl: string, finalUrl: string): boolean {
  return !URL.canParse(finalUrl) || !isSameSite(new URL(requestedUrl).host, new URL(finalUrl).host);
}

function hostOf(url: string): string {
  return URL.canParse(url) && new URL(url).host !== '' ? new URL(url).host : 'an address that is no web page';
}

function wrong(code: FailureCode, detail: string): WrongPage {
  return { code, detail, retryAfterMs: null };
}
