/** Hexadecimal colors count as words, not as numbers: another color is another issue. */
const numberOrColor = /#[0-9a-f]{3,8}\b|\d+(?:\.\d+)?/gi;

/** The text with every number replaced by `#`. */
export function maskNumbers(text: string): string {
  return splitAtNumbers(text).words.join('#');
}

/** The numbers of a text, and the words before, between and after them, which are one more than the numbers. */
export function splitAtNumbers(text: string): {
  readonly words: readonly string[];
  readonly numbers: readonly string[];
} {
  const numbers = [...text.matchAll(numberOrColor)].filter(([word]) => !word.startsWith('#'));
  const ends = [0, ...numbers.map(({ index, 0: word }) => index + word.length)];
  const words = ends.map((end, index) => text.slice(end, numbers[index]?.index));
  return { words, numbers: numbers.map(([word]) => word) };
}
