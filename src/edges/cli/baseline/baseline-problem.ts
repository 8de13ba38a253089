/** A baseline or report that cannot be used. The message names the file and the place in it, and says what to do. */
export class BaselineProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BaselineProblem';
  }
}
