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
  if (isAbbreviated(shown, given) || isShortForm(shown, given)) return 'abbreviation';
  return undefined;
}

type LabelParts = { readonly seen: string; readonly unseen: string; readonly name: string };

/**
 * True if all words that people see follow one another in the name. Between them may be words of the label that are
 * out of sight.
 */
export function containsSeenWords({ seen, unseen, name }: LabelParts): boolean {
  const hidden = new Set(listWords(unseen));
  return [seen, withoutRemarks(seen)].some((label) => {
    const [words, given] = label.includes('&') ? [label, name].map(listWithAnd) : [label, name].map(listWords);
    return given?.some((word, start) => word === words?.[0] && beginsWith(given.slice(start), words, hidden)) === true;
  });
}

/** WCAG, "understanding label in name": what is in parentheses is a remark on the label, which people do not say. */
function withoutRemarks(label: string): string {
  return label.replaceAll(/\([^()]*\)/g, ' ');
}

/** The sign is read as a word. */
function listWithAnd(text: string): readonly string[] {
  const and = /^(?:and|und|et|y|e|en|og|och|oraz|и)$/;
  return listWords(text.replaceAll('&', ' and ')).map((word) => (and.test(word) ? 'and' : word));
}

function beginsWith(given: readonly string[], words: readonly string[], hidden: ReadonlySet<string>): boolean {
  let at = 0;
  for (const word of words) {
    const from = at;
    at = given.findIndex((one, index) => index >= from && (one === word || !hidden.has(one)));
    if (given[at] !== word) return false;
    at += 1;
  }
  return true;
}

/** Scripts without spaces between words, such as Japanese and Thai, count letter by letter. */
const wordPattern =
  /[\p{L}&&[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]]\p{M}*|[[\p{L}\p{N}\p{M}]--[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]]+/gv;

function listWords(text: string): readonly string[] {
  return fold(text).match(wordPattern) ?? [];
}

/** Neither invisible characters, such as soft hyphens, nor the marks between groups of digits are part of a word. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/(?<=\d)[.,'’](?=\d{3}(?!\d))/g, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
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

/**
 * True for one word of a few letters that may stand for words of the name: initials (AM for Ann Miller), a code (EN for
 * English), a logo (in for LinkedIn), a size (A+, AAA), and numbers (12k for 12,000, 4 for 4th). How people say it is
 * open.
 */
function isShortForm(shown: string, given: string): boolean {
  if (/^(\p{L})\1*[+-]?$/u.test(shown)) return true;
  const words = listWords(given);
  const [, amount] = /^(\d+)(?:[.,]\d+)? ?\p{L}{1,3}\.?$/u.exec(shown) ?? [];
  if (amount !== undefined) return words.some((word) => word.startsWith(amount));
  if (/^\d+$/.test(shown)) return words.some((word) => new RegExp(`^${shown}(?:st|nd|rd|th)$`).test(word));
  if (!/^\p{L}{2,3}$/u.test(shown)) return false;
  const initials = words.map(([first]) => first).join('');
  return initials.includes(shown) || words.some((word) => containsInOrder(word, shown) || isInCoinage(word, shown));
}

/** A logo of two letters may be a part of the name. */
function isInCoinage(word: string, letters: string): boolean {
  return letters.length === 2 && word.endsWith(letters);
}
