/** What can go wrong with an answer once a connection was possible. */
export type FetchFailureKind = 'tls_error' | 'too_many_redirects' | 'redirect_invalid' | 'bad_encoding';

/** An expected end of a guarded fetch. `message` is a sentence for people. */
export class FetchFailure extends Error {
  readonly kind: FetchFailureKind;

  constructor(kind: FetchFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FetchFailure';
    this.kind = kind;
  }
}
