/** Does one piece of work at a time. Callers take turns: one with much work delays each of the others by one piece. */
export class FairTurns {
  /** The next turn belongs to the caller that comes first. */
  readonly #lines = new Map<string, readonly (() => void)[]>();
  #isBusy = false;

  /** How many pieces of work of a caller have not begun. */
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

  /** It stays busy while someone waits, so no one comes between. */
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
