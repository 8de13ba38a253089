import { SaidError } from './said-error.ts';
import type { Saying } from './saying.ts';

/** An expected failure of one of several kinds, which decide what happens next. */
export class SaidFailure<Kind extends string> extends SaidError {
  readonly kind: Kind;

  constructor(kind: Kind, saying: Saying, options?: ErrorOptions) {
    super(saying, options);
    this.kind = kind;
  }
}
