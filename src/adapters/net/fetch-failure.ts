import { SaidError } from '../../texts/said-error.ts';
import type { Saying } from '../../texts/saying.ts';

/** The kinds of failures that a response can cause after the connection was made. */
export type FetchFailureKind = 'tls_error' | 'too_many_redirects' | 'redirect_invalid' | 'bad_encoding';

/** The expected failure of a guarded fetch. */
export class FetchFailure extends SaidError {
  readonly kind: FetchFailureKind;

  constructor(kind: FetchFailureKind, saying: Saying, options?: ErrorOptions) {
    super(saying, options);
    this.name = 'FetchFailure';
    this.kind = kind;
  }
}
