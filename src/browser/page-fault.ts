/** Why work on a page could not be finished. Each kind becomes an outcome of the page. */
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

export class PageFault extends Error {
  readonly kind: PageFaultKind;

  constructor(kind: PageFaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PageFault';
    this.kind = kind;
  }
}
