import { isSameSite } from '../shared/page-url.ts';
import type { FailureCode } from './page-outcome.ts';

/** Why an address that answered is still not the page that was asked for. */
export type WrongPage = {
  readonly code: FailureCode;
  readonly detail: string;
  /** Set when the server is likely to answer otherwise after a while. */
  readonly retryAfterMs: number | null;
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
