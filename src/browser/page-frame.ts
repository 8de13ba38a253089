/**
 * One document of an open page, used from an isolated world. The page's scripts can neither see nor break the code that
 * runs there. A frame in another process has this interface, too.
 */
export type PageFrame = {
  /**
   * Runs an expression, awaits it if it is a promise, and returns its JSON value. Throws PageFailure: `unresponsive`
   * after `timeoutMs`, or `departed` if the document was replaced or removed meanwhile.
   */
  evaluate(expression: string, timeoutMs: number): Promise<unknown>;
  /**
   * Calls a method of the DevTools protocol about the object that the expression returns, by its `objectId`. Undefined
   * if it returns none.
   */
  callOn(
    expression: string,
    [method, params]: readonly [method: string, params: object],
    timeoutMs: number,
  ): Promise<unknown>;
  /**
   * Calls a method of the DevTools protocol about each item of the list that the expression returns. Undefined for an
   * item that is no object.
   */
  callOnEach(
    expression: string,
    [method, params]: readonly [method: string, params: object],
    timeoutMs: number,
  ): Promise<readonly unknown[]>;
  /**
   * Returns the document inside the frame element that the expression returns. Undefined if it cannot be reached or was
   * not loaded.
   */
  enterFrame(expression: string, timeoutMs: number): Promise<PageFrame | undefined>;
};
