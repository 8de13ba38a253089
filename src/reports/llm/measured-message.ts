import { splitAtNumbers } from '../occurrence-pattern.ts';

/** An engine's long sentence about contrast in fewer words, with every measured value kept. */
const contrastSentence =
  /Element has insufficient color contrast of (?<ratio>[\d.]+) \(foreground color: (?<front>[^,]+), background color: (?<back>[^,]+), font size: (?<size>[^,]+), font weight: (?<weight>[^)]+)\)\. Expected contrast ratio of (?<wanted>[\d.]+:1)/g;

export function shortenMessage(message: string): string {
  return message.replaceAll(
    contrastSentence,
    'contrast $<ratio>, expected $<wanted> (text $<front> on $<back>, $<size>, $<weight>)',
  );
}

/**
 * Messages that differ only in numbers, as one: `contrast 3.9–4.4, expected 4.5:1`. Keeps the least and the
 * greatest of each number, however many messages there are.
 */
export class MeasuredMessage {
  readonly #words: readonly string[];
  readonly #ranges: readonly { least: string; greatest: string }[];

  constructor(message: string) {
    const { words, numbers } = splitAtNumbers(message);
    this.#words = words;
    this.#ranges = numbers.map((number) => ({ least: number, greatest: number }));
  }

  /** Takes in a message of the same words: maskNumbers gives the same for both. */
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
