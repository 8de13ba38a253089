import { splitAtNumbers } from '../../texts/numbers-in-text.ts';

/**
 * Combines messages that differ only in numbers: `a contrast of 3.9–4.4 to 1`. Keeps the minimum and
 * maximum of each number, for any number of messages.
 */
export class MeasuredMessage {
  readonly #words: readonly string[];
  readonly #ranges: readonly { least: string; greatest: string }[];

  constructor(message: string) {
    const { words, numbers } = splitAtNumbers(message);
    this.#words = words;
    this.#ranges = numbers.map((number) => ({ least: number, greatest: number }));
  }

  /** Adds a message with the same words: maskNumbers returns the same for both. */
  widen(message: string): void {
    for (const [index, number] of splitAtNumbers(message).numbers.entries()) {
      const range = this.#ranges[index];
      if (range === undefined) continue;
      if (Number(number) < Number(range.least)) range.least = number;
      if (Number(number) > Number(range.greatest)) range.greatest = number;
    }
  }

  describe(): string {
    return this.#words
      .map((words, index) => {
        const range = this.#ranges[index];
        if (range === undefined) return words;
        return words + (range.least === range.greatest ? range.least : `${range.least}–${range.greatest}`);
      })
      .join('');
  }
}
