import type { Saying } from '../texts/saying.ts';
import type { FailureCode } from './page-outcome.ts';

/** Why a URL that answered still does not show the page that was asked for. */
export type WrongPage = {
  readonly code: FailureCode;
  /** What was seen. */
  readonly saying: Saying;
  /** Set when the server is likely to answer otherwise after a while. */
  readonly retryAfterMs: number | null;
};

export function wrong(code: FailureCode, saying: Saying): WrongPage {
  return { code, saying, retryAfterMs: null };
}
