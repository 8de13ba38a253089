import { SaidError } from '../texts/said-error.ts';
import type { Saying } from '../texts/saying.ts';

/** The reason why work on a page could not be completed. Each kind becomes an outcome of the page. */
export type PageFaultKind =
  | 'departed'
  | 'unresponsive'
  | 'too_slow'
  | 'too_deep'
  | 'unfinished'
  | 'crashed'
  | 'closed'
  | 'out_of_memory'
  | 'dialog_loop'
  | 'too_large'
  | 'script_failed';

export class PageFailure extends SaidError {
  readonly kind: PageFaultKind;

  constructor(kind: PageFaultKind, saying: Saying, options?: ErrorOptions) {
    super(saying, options);
    this.name = 'PageFailure';
    this.kind = kind;
  }
}
