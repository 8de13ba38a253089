/**
 * One document of an open page, seen from a world of its own: the page's scripts can neither see nor
 * break what runs there. A frame in another process looks the same.
 */
export type PageFrame = {
  /**
   * Runs an expression (awaited when it is a promise) and gives its JSON value. Throws PageFault:
   * `unresponsive` after `timeoutMs`, `departed` when the document went away meanwhile.
   */
  evaluate(expression: string, timeoutMs: number): Promise<unknown>;
  /** The document inside the frame element that the expression yields; undefined when it cannot be reached, or was not loaded. */
  enterFrame(expression: string, timeoutMs: number): Promise<PageFrame | undefined>;
};

/** What an engine is given: a settled page to read, or to drive. */
export type OpenPage = {
  readonly main: PageFrame;
  /** How many documents the page holds, its own among them. */
  readonly frameCount: number;
  /** Ends every script that runs in the page at this moment, ours as well as its own. The document stays. */
  interrupt(): Promise<void>;
};
