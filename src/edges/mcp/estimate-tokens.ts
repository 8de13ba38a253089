/**
 * Estimates the tokens of a text, on the safe side, because no tokenizer fits all models. Words of everyday length cost
 * little. Random-looking text (hashes, data addresses, long joined names) costs much. Other text than ASCII costs about
 * what its UTF-8 bytes cost at worst. The estimates, relative to o200k_base or cl100k_base, whichever counts more: an
 * answer about contrast 1.3, hashes 1.0, base64 0.96, class names 1.1, Japanese 2.4, emoji 2.1. One pass without
 * regular expressions, because it reads every answer.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  let kind: Kind = 'space';
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const next = kindOf(text.charCodeAt(index));
    // "Read" is one word, not a capital and a word. Frequent capitals indicate a code instead of a word.
    const isCapitalised = kind === 'upper' && length === 1 && next === 'lower';
    const goesOn = next === kind || isCapitalised;
    if (isCapitalised) tokens += capital;
    if (!goesOn) tokens += costOf(kind, length);
    length = goesOn ? length + 1 : 1;
    kind = next;
  }
  return Math.ceil(tokens + costOf(kind, length));
}

const capital = 0.5;

type Kind = 'lower' | 'upper' | 'digit' | 'quote' | 'sign' | 'space' | 'two-byte' | 'ideograph' | 'other';

function kindOf(code: number): Kind {
  if (code >= 97 && code <= 122) return 'lower';
  if (code >= 65 && code <= 90) return 'upper';
  if (code >= 48 && code <= 57) return 'digit';
  if (code === 34) return 'quote';
  if (code <= 32) return 'space';
  if (code < 128) return 'sign';
  return kindOfWide(code);
}

function kindOfWide(code: number): Kind {
  if (code < 0x800) return 'two-byte';
  return code >= 0x3000 && code < 0xa000 ? 'ideograph' : 'other';
}

function costOf(kind: Kind, length: number): number {
  if (kind === 'lower') return costOfWord(length);
  return kind === 'space' ? 0 : Math.max(minimum[kind], length * perCharacter[kind]);
}

/** Letters beyond the length of everyday words count as random. */
function costOfWord(length: number): number {
  if (length <= 4) return 1.1;
  return length <= 14 ? 1.1 + (length - 4) * 0.14 : 2.5 + (length - 14) * 0.6;
}

const perCharacter = {
  upper: 0.65,
  digit: 0.5,
  quote: 0.5,
  sign: 0.7,
  'two-byte': 1.6,
  ideograph: 2.4,
  other: 3,
} as const;
const minimum = { upper: 1, digit: 1, quote: 0.4, sign: 0.7, 'two-byte': 1.6, ideograph: 2.4, other: 3 } as const;
