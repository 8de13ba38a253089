/**
 * One document of an open page, used from an isolated world: the page's scripts can neither see nor
 * break what runs there. A frame in another process looks the same.
 */
export type PageFrame = {
  /**
   * Runs an expression (awaited when it is a promise) and gives its JSON value. Throws PageFailure:
   * `unresponsive` after `timeoutMs`, `departed` when the document was replaced or removed meanwhile.
   */
  evaluate(expression: string, timeoutMs: number): Promise<unknown>;
  /** The document inside the frame element that the expression gives; undefined when it cannot be reached or was not loaded. */
  enterFrame(expression: string, timeoutMs: number): Promise<PageFrame | undefined>;
};
