/**
 * The reason why a visible label and a name with different letters may still sound the same. People must then decide.
 * Undefined if there is no such reason.
 */
export function explainLabelDifference(label: string, name: string): 'hyphen' | 'abbreviation' | undefined {
  const [shown, given] = [fold(label), fold(name)];
  const withoutHyphens = (text: string) => text.replaceAll(/\p{Pd}/gu, '');
  // A hyphen joins letters, but people read it aloud between digits.
  const isHyphenated = /\p{L}\p{Pd}\p{L}/u.test(`${shown} ${given}`);
  if (isHyphenated && withoutHyphens(given).includes(withoutHyphens(shown))) return 'hyphen';
  if (isAbbreviated(shown, given)) return 'abbreviation';
  return undefined;
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/**
 * True if the words are equal, or if a word that ends with a dot abbreviates a longer one that contains its letters in
 * order.
 */
function isAbbreviated(shown: string, given: string): boolean {
  const [short, long] = [shown.split(' '), given.split(' ')];
  if (!short.some(isAbbreviation)) return false;
  return long.some((_word, start) => short.every((word, index) => standsFor(word, long[start + index] ?? '')));
}

function standsFor(word: string, whole: string): boolean {
  return word === whole || (isAbbreviation(word) && containsInOrder(whole, word.slice(0, -1)));
}

function isAbbreviation(word: string): boolean {
  return /^\p{L}+\.$/u.test(word);
}

function containsInOrder(whole: string, letters: string): boolean {
  if (whole[0] !== letters[0]) return false;
  let at = -1;
  return letters.split('').every((letter) => (at = whole.indexOf(letter, at + 1)) >= 0);
}
