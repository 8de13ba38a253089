import type { Saying } from '../texts/saying.ts';
import type { FailureCode } from './page-outcome.ts';

/** The reason why a URL that answered does not show the requested page. */
export type WrongPage = {
  readonly code: FailureCode;
  /** Describes the evidence. */
  readonly saying: Saying;
  /** Set if the server is likely to answer differently after a while. */
  readonly retryAfterMs: number | null;
};

export function wrong(code: FailureCode, saying: Saying): WrongPage {
  return { code, saying, retryAfterMs: null };
}
