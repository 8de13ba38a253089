import { splitAtNumbers } from '../occurrence-pattern.ts';

/** Shortens an engine's long sentence about contrast, in English or German, and keeps every measured value. */
const contrastSentence =
  /Element has insufficient color contrast of (?<ratio>[\d.]+) \(foreground color: (?<front>[^,]+), background color: (?<back>[^,]+), font size: (?<size>[^,]+), font weight: (?<weight>[^)]+)\)\. Expected contrast ratio of (?<wanted>[\d.]+:1)/g;

const germanContrastSentence =
  /Das Element hat einen unzureichenden Kontrast von (?<ratio>[\d.]+) \(Vordergrundfarbe: (?<front>[^,]+), Hintergrundfarbe: (?<back>[^,]+), Schriftgröße: (?<size>[^,]+), Schriftstärke: (?<weight>[^)]+)\)\. Erwartetes Kontrastverhältnis von (?<wanted>[\d.]+:1)/g;

export function shortenMessage(message: string): string {
  return message
    .replaceAll(
      contrastSentence,
      'contrast $<ratio>, expected $<wanted> (text $<front> on $<back>, $<size>, $<weight>)',
    )
    .replaceAll(
      germanContrastSentence,
      'Kontrast $<ratio>, erwartet $<wanted> (Text $<front> auf $<back>, $<size>, $<weight>)',
    );
}

/**
 * Combines messages that differ only in numbers: `contrast 3.9–4.4, expected 4.5:1`. Keeps the minimum and
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
