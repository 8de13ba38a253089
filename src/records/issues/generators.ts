import { maskHashedFiles } from './hashed-files.ts';
import { countUnlikely } from './unlikely-word.ts';

type Generator = {
  /** The software that writes this form. */
  readonly name: string;
  readonly pattern: RegExp;
  readonly mask: string | ((match: string, ...groups: string[]) => string);
};

/**
 * Text that well-known tools generate for each load or build, recognized by its form. Each form has a test with
 * 2,000 random pairs, of which at most 1 % may stay different. A word by a person that has the form is masked, too:
 * that only makes two elements look more alike, and their order still distinguishes them.
 */
const generators: readonly Generator[] = [
  {
    name: 'GUIDs',
    pattern: /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi,
    mask: '*',
  },
  {
    name: 'nonces and tokens of forms',
    pattern: /(?<![\w-])(nonce|integrity|data-reactid|authenticity_token|[\w-]{0,30}csrf[\w-]{0,30})=[^\s>|]*/gi,
    mask: '$1=*',
  },
  {
    // `_1YZrdi-ZXULQulfMM95Re`
    name: 'CSS modules of a hash alone',
    pattern: /(?<![\w-])[A-Za-z_][\w-]{19,22}(?![\w-])/g,
    mask: (match) => (isBase64(match) ? '*' : match),
  },
  {
    // `:r1a:`, `:R1b6H2:`, `«r1a»`, `_r_1a_`
    name: 'useId of React',
    pattern: /(?::|«)[rR][0-9a-z]*(?:H[0-9a-z]+)?(?::|»)|_[rR]_[0-9a-z]+_/g,
    mask: '*',
  },
  { name: 'Angular', pattern: /\b_ng(content|host)-[\w-]+/g, mask: '_ng$1-*' },
  { name: 'Vue', pattern: /\bdata-v-[0-9a-f]{6,8}\b/g, mask: 'data-v-*' },
  { name: 'Svelte', pattern: /\bsvelte-[0-9a-z]{4,7}\b/g, mask: 'svelte-*' },
  { name: 'Astro', pattern: /\b(data-astro-cid|astro)-[0-9a-z]{8}\b/gi, mask: '$1-*' },
  { name: 'styled-jsx', pattern: /\bjsx-(?=[a-z]*\d)[0-9a-z]+/gi, mask: 'jsx-*' },
  {
    name: 'Ant Design',
    pattern: /\bcss-(dev-only-do-not-override-|var-)(?:[0-9a-z]+|:[0-9a-zA-Z]+:|_[0-9a-zA-Z]+_)(?![\w-])/g,
    mask: 'css-$1*',
  },
  {
    // Optionally with a label. Its hash may have no digits. Five letters or more then distinguish it from a word.
    name: 'Emotion',
    pattern: /\bcss-(?:(?=[a-z]*\d)[0-9a-z]+|[a-z]{5,8})(?=-|\b)/g,
    mask: 'css-*',
  },
  {
    // The ids of a component and of those that it extends, and then a class without a prefix for its styles.
    name: 'styled-components',
    pattern:
      /\bsc-[A-Za-z0-9]{1,8}(?:-[A-Za-z0-9]{1,8})?(?: [\w-]{0,60}\bsc-[A-Za-z0-9]{1,8}(?:-[A-Za-z0-9]{1,8})?)*(?: [A-Za-z-]{5,8}(?![\w-]))?/g,
    mask: 'sc-*',
  },
  {
    // `Button_root__x7Yz2`: a file, a class and five letters or digits.
    name: 'CSS modules',
    pattern: /(?<![\w-])([A-Za-z][A-Za-z0-9.-]{0,60}_[A-Za-z][A-Za-z0-9-]{0,60}__)[\w-]{5}(?![\w-])/g,
    mask: '$1*',
  },
  {
    // Also without a file, where five letters distinguish it from `card__image`.
    name: 'CSS modules without a file',
    pattern: /__(?=[\w-]{0,4}\d|[\w-]{0,3}[A-Za-z-][A-Z])[\w-]{5}(?![\w-])/g,
    mask: '__*',
  },
  {
    // `card-module__image--Ab1-_`. Modifiers such as `card__image--large` are words.
    name: 'CSS modules with a hash behind the class',
    pattern: /(?<![\w-])([A-Za-z][\w-]{0,80}?(?:__|--)[A-Za-z]\w{0,60}--)([\w-]{5})(?![\w-])/g,
    mask: (match, before = '', hash = '') => (isMixed(hash) ? `${before}*` : match),
  },
  { name: 'Griffel', pattern: /\b___[0-9a-z]{4,7}(?:_[0-9a-z]{4,7})?(?![\w-])/g, mask: '___*' },
  { name: 'Qwik', pattern: /⭐️?[0-9a-z]{4,7}(?=-\d|[\s>|,])/gu, mask: '⭐*' },
  {
    name: 'Svelte in development',
    pattern: /(?<![\w-])s-(?=[\w-]*[A-Z\d])[\w-]{12}(?![\w-])/g,
    mask: 's-*',
  },
  { name: 'GWT', pattern: /(?<![\w-])G[A-Z0-9]{9}(?![\w-])/g, mask: 'G*' },
  {
    // `label-osv47evp0`: `Math.random().toString(36)`.
    name: 'random numbers in ids',
    pattern: /(?<=(?:\b(?:id|for|aria-[a-z]{1,20})=|\w\[)[\w:.-]{0,40}?[-_:.])[0-9a-z]{8,12}(?![\w-])/g,
    mask: (match) => (isRandom(match) ? '*' : match),
  },
  {
    // `_root_x7yz2_12`
    name: 'CSS modules of Vite',
    pattern: /\b_([A-Za-z][\w-]{0,60}?)_[0-9a-z]{5}_\d+\b/g,
    mask: '_$1_*',
  },
  {
    // `_1gow2ik0`, and `button_root__1gow2ik0` in development: a hash of the file and a counter.
    name: 'vanilla-extract',
    pattern: /(?<![\w-])([A-Za-z]\w{0,80}_)?_([0-9a-z]{6,10})(?![\w-])/g,
    mask: (match, before = '', hash = '') => (/\d/.test(hash) || countUnlikely(hash) > 0 ? `${before}_*` : match),
  },
  {
    // `id1f`: a counter of the page, in hexadecimal.
    name: 'Wicket',
    pattern: /(?<=\b(?:id|for|aria-[a-z]{1,20})=|\w\[)id[0-9a-f]{1,6}(?![\w-])/g,
    mask: 'id*',
  },
  {
    name: 'Elementor',
    pattern: /\b(elementor-(?:element|repeater-item)-|data-id=)[0-9a-f]{6,8}\b/g,
    mask: '$1*',
  },
  // `js-view-dom-id-…`, and `edit-submit--dK2xJ3kLm_0` of forms that are sent by a script.
  { name: 'views of Drupal', pattern: /\b(js-view-dom-id-)[0-9a-f]{64}/g, mask: '$1*' },
  { name: 'forms of Drupal', pattern: /(?<==)([a-z][\w-]{0,80}?--)[\w-]{11}(?![\w-])/g, mask: '$1*' },
];

/** Masks what these tools generated, except classes of linaria: see `isLinariaClass`. */
export function maskGenerated(text: string): string {
  return generators.reduce(
    (masked, { pattern, mask }) =>
      typeof mask === 'string' ? masked.replaceAll(pattern, mask) : masked.replaceAll(pattern, mask),
    maskHashedFiles(text),
  );
}

/** Digits, capitals or signs, or letters that hardly ever follow one another. */
function isMixed(hash: string): boolean {
  return /[\dA-Z_-]/.test(hash) || countUnlikely(hash.toLowerCase()) > 0;
}

function isBase64(hash: string): boolean {
  const capitals = hash.match(/[A-Z]/g)?.length ?? 0;
  return capitals >= 3 && /[a-z]/.test(hash) && (/\d/.test(hash) || countUnlikely(hash.toLowerCase()) > 3);
}

function isRandom(word: string): boolean {
  if (/\d[a-z]/.test(word)) return true;
  return countUnlikely(word.replaceAll(/\d/g, '')) > (/\d/.test(word) ? 0 : 1);
}

/** `heroBanner_t9lD` of Docusaurus becomes `heroBanner_*`. The name is a class, because ids end in counters. */
export function maskHashedClass(name: string): string {
  const [, before = '', hash = ''] = /^([A-Za-z][A-Za-z0-9]{1,60}_)([\w-]{4})$/.exec(name) ?? [];
  return hash !== '' && isMixed(hash) ? `${before}*` : name;
}

/** `t1gow2ik`: the first letter of the name and a hash of the file, with nothing that marks it as generated. */
export function isLinariaClass(name: string): boolean {
  if (!/^[a-z][0-9a-z]{5,7}$/.test(name)) return false;
  return /\d[a-z]|\d\d/.test(name) || countUnlikely(name.replaceAll(/\d/g, '')) > 0;
}
