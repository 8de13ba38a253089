/** Output of well-known tools, recognized by its form and not by its letters. */
const generators: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '*'],
  [/(?<![\w-])(nonce|integrity|data-reactid|authenticity_token|[\w-]{0,30}csrf[\w-]{0,30})=[^\s>|]*/gi, '$1=*'],
  // React's useId: `:r1a:`, `:R1b6H2:`, `«r1a»`, `_r_1a_`
  [/(?::|«)[rR][0-9a-z]*(?:H[0-9a-z]+)?(?::|»)|_[rR]_[0-9a-z]+_/g, '*'],
  [/\b_ng(content|host)-[\w-]+/g, '_ng$1-*'],
  [/\bdata-v-[0-9a-f]{6,8}\b/g, 'data-v-*'],
  [/\b(svelte|astro|data-astro-cid|jsx)-(?=[a-z]*\d)[0-9a-z]+/gi, '$1-*'],
  // Emotion, optionally with a label. Its hash may have no digits. Five letters or more then distinguish it from a
  // word.
  [/\bcss-(?:(?=[a-z]*\d)[0-9a-z]+|[a-z]{5,8})(?=-|\b)/g, 'css-*'],
  [/\bsc-(?:[a-zA-Z]{5,8}|[0-9a-f]{6,})\b/g, 'sc-*'],
  // CSS modules: `Button_root__x7Yz2`, and Vite's `_root_x7yz2_12`
  [/__(?=[\w-]{0,4}\d|[\w-]{0,3}[A-Za-z-][A-Z])[\w-]{5}(?![\w-])/g, '__*'],
  [/\b_([A-Za-z][\w-]{0,60}?)_[0-9a-z]{5}_\d+\b/g, '_$1_*'],
  // Hashed file names: `logo-DiwrgTda.svg`
  [
    /([.-])(?=[\w-]{0,7}\d|[\w-]{0,6}[a-z][A-Z])[\w-]{8}(?=\.(?:m?js|css|svg|png|jpe?g|gif|webp|avif|woff2?|ico)\b)/g,
    '$1*',
  ],
];

/**
 * Numbers in these classes are counters of the page's software. In other classes they mean a size or a position
 * (`col-6`).
 */
const countedClass =
  /^(?:jss|ember|yui|post|page|item|menu|id|mat|cdk|ng|p|ui|ext|makestyles|mui|wp|gform|field|elementor|comment|entry|product|category|tag)(?:[-_]|\d)/i;

/**
 * Masks text that differs from load to load, or from build to build: GUIDs, hashes, generated ids and classes, nonces,
 * counters. Text by people stays: element names, classes, and the small numbers in classes.
 */
export function maskVolatile(text: string): string {
  const known = generators.reduce((masked, [pattern, mask]) => masked.replaceAll(pattern, mask), text);
  return keepWrittenNumbers(known)
    .replaceAll(/[A-Za-z0-9]{4,}/g, (word) => (isGenerated(word) ? '*' : word))
    .replaceAll(/\d+(?:\.\d+)*/g, '#');
}

/** The names of elements (`h2`) and the classes, in the form of `describeElement` in engines/in-page/elements.ts. */
const elementNames = /(?<=^<|\|)[a-z]+\d(?=[\s[>])/g;
const classLists = /(?<=\bclass=)[^=|>]*?(?= [\w:-]+=|>|$)|(?<=\|[\w-]+\[[^,\]|]*,)[^,\]|]*(?=,)/g;

function keepWrittenNumbers(text: string): string {
  return text
    .replaceAll(elementNames, protectDigits)
    .replaceAll(classLists, (list) =>
      list.replaceAll(/[\w-]+/g, (name) => (countedClass.test(name) ? name : keepSmallNumbers(name))),
    );
}

function keepSmallNumbers(name: string): string {
  return name.replaceAll(/[A-Za-z0-9]+/g, (word) =>
    isGenerated(word) ? word : word.replaceAll(/(?<!\d)\d{1,2}(?!\d)/g, protectDigits),
  );
}

/** Moves digits to a range that no later step matches. The result is only hashed. */
function protectDigits(text: string): string {
  return text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xe0_00 + Number(digit)));
}

/** True if letters and digits, or lower-case and upper-case letters, alternate as in no word by a person. */
export function isGenerated(word: string): boolean {
  const turns = countOf(/[a-z](?=\d)|\d(?=[a-z])/gi, word);
  if (turns >= 3 || (turns >= 2 && word.length >= 5)) return true;
  const capitals = countOf(/[a-z](?=[A-Z])/g, word);
  return turns === 0 && word.length >= 6 && capitals >= 2 && capitals * 3 >= word.length;
}

function countOf(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].length;
}
