import { SaidFailure } from '../../texts/said-failure.ts';

/** The kinds of failures that a response can cause after the connection was made. */
export type FetchFailureKind = 'tls_error' | 'too_many_redirects' | 'redirect_invalid' | 'bad_encoding';

/** The expected failure of a guarded fetch. */
export class FetchFailure extends SaidFailure<FetchFailureKind> {
  override readonly name = 'FetchFailure';
}
