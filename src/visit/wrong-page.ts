import { isSameSite } from '../shared/page-url.ts';
import type { FailureCode } from './page-outcome.ts';

/** Why an address that answered is still not the page that was asked for. */
export type WrongPage = {
  readonly code: FailureCode;
  readonly detail: string;
  /** Set when the server is likely to answer otherwise after a while. */
  readonly retryAfterMs: number | null;
};

export type Answer = {
  readonly status: number;
  readonly finalUrl: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** What the settled document turned out to be: see browser/settle-in-page.ts. */
export type Facts = {
  readonly title: string;
  readonly heading: string;
  /** The beginning of what there is to read. */
  readonly text: string;
  readonly contentType: string;
  readonly hasContent: boolean;
  readonly elementCount: number;
  readonly passwordFields: number;
  /** Which firewall's challenge the document carries the marks of. */
  readonly challenge: string | null;
};

export function wrong(code: FailureCode, detail: string): WrongPage {
  return { code, detail, retryAfterMs: null };
}

export function isElsewhere(requestedUrl: string, finalUrl: string): boolean {
  return !URL.canParse(finalUrl) || !isSameSite(new URL(requestedUrl).host, new URL(finalUrl).host);
}

export function hostOf(url: string): string {
  return URL.canParse(url) && new URL(url).host !== '' ? new URL(url).host : 'an address that is no web page';
}
