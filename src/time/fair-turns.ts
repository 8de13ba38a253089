/**
 * Runs one piece of work at a time. Callers take turns, so one with much work delays each of the others by one piece.
 */
export class FairTurns {
  /** The next turn belongs to the first caller. */
  readonly #lines = new Map<string, readonly (() => void)[]>();
  #isBusy = false;

  /** The number of the caller's pieces of work that have not started. */
  waitingOf(caller: string): number {
    return this.#lines.get(caller)?.length ?? 0;
  }

  async take<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#isBusy) await this.#wait(caller);
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  async #wait(caller: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lines.set(caller, [...(this.#lines.get(caller) ?? []), resolve]);
    await promise;
  }

  /** It stays busy while others wait, so a new caller cannot jump the queue. */
  #passOn(): void {
    const [next] = this.#lines;
    if (next === undefined) {
      this.#isBusy = false;
      return;
    }
    const [caller, [begin, ...rest]] = next;
    this.#lines.delete(caller);
    if (rest.length > 0) this.#lines.set(caller, rest);
    begin?.();
  }
}
