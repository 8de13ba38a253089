/** A pause that can be cut short: also beforehand, by a call that comes in while nobody naps. */
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
