import { listNumbers, maskNumbers } from '../occurrence-pattern.ts';

/** axe's long sentences about contrast, said in fewer words with every measured value kept. */
const contrastSentence =
  /Element has insufficient color contrast of (?<ratio>[\d.]+) \(foreground color: (?<front>[^,]+), background color: (?<back>[^,]+), font size: (?<size>[^,]+), font weight: (?<weight>[^)]+)\)\. Expected contrast ratio of (?<wanted>[\d.]+:1)/g;

export function shortenMessage(message: string): string {
  return message.replaceAll(contrastSentence, 'contrast $<ratio>, wants $<wanted> (text $<front> on $<back>, $<size>, $<weight>)');
}

/**
 * Messages that differ only in numbers, as one: `contrast 3.9–4.4, wants 4.5:1`. Keeps the least and the
 * greatest of each number, whatever the number of messages.
 */
export class MeasuredMessage {
  readonly #words: readonly string[];
  readonly #ranges: { least: string; greatest: string }[];

  constructor(message: string) {
    this.#words = splitAtNumbers(message);
    this.#ranges = listNumbers(message).map((number) => ({ least: number, greatest: number }));
  }

  /** The message must have the same words: maskNumbers gives the same for both. */
  widen(message: string): void {
    for (const [index, number] of listNumbers(message).entries()) {
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

const mark = '\u0000';

/** The words before, between and behind the numbers. A stored text holds no U+0000. */
function splitAtNumbers(message: string): readonly string[] {
  const bare = message.replaceAll(mark, '');
  const words: string[] = [];
  let from = 0;
  for (const number of listNumbers(bare)) {
    const at = findNumber(bare, number, from);
    words.push(bare.slice(from, at));
    from = at + number.length;
  }
  return [...words, bare.slice(from)];
}
