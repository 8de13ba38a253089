/** A pause that can be ended early, also before it begins: by a call that comes while no pause runs. */
export class Nap {
  #isCalled = false;
  #wake: (() => void) | undefined;

  async take(longestMs: number): Promise<void> {
    if (!this.#isCalled) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, longestMs);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#isCalled = false;
    this.#wake = undefined;
  }

  end(): void {
    this.#isCalled = true;
    this.#wake?.();
  }
}
