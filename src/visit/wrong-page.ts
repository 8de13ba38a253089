import type { FailureCode } from './page-outcome.ts';

/** Why a URL that answered still does not show the page that was asked for. */
export type WrongPage = {
  readonly code: FailureCode;
  readonly detail: string;
  /** Set when the server is likely to answer otherwise after a while. */
  readonly retryAfterMs: number | null;
};

export function wrong(code: FailureCode, detail: string): WrongPage {
  return { code, detail, retryAfterMs: null };
}
