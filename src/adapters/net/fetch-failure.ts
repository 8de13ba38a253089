import { SaidError } from '../../texts/said-error.ts';
import type { Saying } from '../../texts/saying.ts';

/** What can go wrong with an answer once a connection was possible. */
export type FetchFailureKind = 'tls_error' | 'too_many_redirects' | 'redirect_invalid' | 'bad_encoding';

/** An expected end of a guarded fetch. */
export class FetchFailure extends SaidError {
  readonly kind: FetchFailureKind;

  constructor(kind: FetchFailureKind, saying: Saying, options?: ErrorOptions) {
    super(saying, options);
    this.name = 'FetchFailure';
    this.kind = kind;
  }
}
