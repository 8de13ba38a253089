import { createFormat } from './format.ts';
import type { Spoken } from './spoken.ts';

/**
 * What a language says for English sentences that are made elsewhere: where a page is visited, a row is stored, a request is refused.
 * A part in braces stands for text without an end of a sentence: `{n}`, `{nAll}` for numbers, `{said}` for sentences that are said
 * in turn, `{anyOf}` for a choice ("a or b"), `{path}` for one word, `{rest}` for the end of a note, with or without examples. `(page|pages)` has the forms of a plural, which `{n}` decides.
 */
export type SentenceTable = Readonly<Record<string, string>>;

type Pattern = { readonly start: string; readonly whole: RegExp; readonly says: string };
type Holes = Readonly<Record<string, string>>;

const hole = /\{\w+\}/gu;
const plural = /\([^()|]*(?:\|[^()|]*)+\)/gu;
const holeOrPlural = new RegExp(`${hole.source}|${plural.source}`, 'gu');
/** Its last character is the end of a sentence that another one follows. */
const sentenceEnd = /[.?!] (?=\S)/gu;

/** No entry has more. */
const mostSentences = 4;
/** Foreign text is in them, which must not cost time. */
const longest = 4_000;

/** Says English in another language, sentence by sentence. One that no table has stays English. The tables are read at the first use. */
export function createSay(language: Spoken, tables: readonly SentenceTable[]): (english: string) => string {
  let say: ((english: string) => string) | undefined;
  return (english) => (english.length > longest ? english : (say ??= readTables(language, tables))(english));
}

function readTables(language: Spoken, tables: readonly SentenceTable[]): (english: string) => string {
  const entries = tables.flatMap((table) => Object.entries(table));
  const isFixed = (english: string): boolean => english.search(holeOrPlural) === -1;
  const fixed = new Map(entries.filter(([english]) => isFixed(english)));
  const patterns = entries
    .filter(([english]) => !isFixed(english))
    .toSorted(([a], [b]) => countLiterals(b) - countLiterals(a))
    .map(compile);
  const { number, anyOf, inflect } = createFormat(language);

  function saySentence(text: string): string | undefined {
    const said = fixed.get(text);
    if (said !== undefined) return said;
    for (const { start, whole, says } of patterns) {
      const holes = text.startsWith(start) ? whole.exec(text)?.groups : undefined;
      if (holes !== undefined) return fill(says, holes);
    }
    return undefined;
  }

  function fill(says: string, holes: Holes): string {
    const n = parseNumber(holes['n'] ?? '1');
    return says
      .replaceAll(plural, (forms) => inflect(n, forms.slice(1, -1).split('|')))
      .replaceAll(hole, (part) => fillHole(part.slice(1, -1), holes));
  }

  function fillHole(name: string, { [name]: value = '' }: Holes): string {
    if (name === 'said') return say(value);
    if (name === 'anyOf') return anyOf(value.split(' or '));
    return isNumber(name) ? number(parseNumber(value)) : value;
  }

  function say(english: string): string {
    const whole = saySentence(english);
    if (whole !== undefined) return whole;
    const ends = [
      ...english
        .matchAll(sentenceEnd)
        .map(({ index }) => index + 1)
        .take(mostSentences),
    ];
    // An entry can have several sentences, so the longest beginning that is known comes first.
    for (const end of ends.toReversed()) {
      const head = saySentence(english.slice(0, end));
      if (head !== undefined) return `${head} ${say(english.slice(end + 1))}`;
    }
    const [end] = ends;
    return end === undefined ? english : `${english.slice(0, end)} ${say(english.slice(end + 1))}`;
  }

  return say;
}

/** The entry that says the most about a text comes first. */
function countLiterals(english: string): number {
  return english.replaceAll(hole, '').length;
}

function compile([english, says]: readonly [string, string]): Pattern {
  const literals = english.split(holeOrPlural).map((text) => escape(text));
  const parts = [...(english.match(holeOrPlural) ?? []).map(matchPart), ''];
  const source = literals.map((literal, index) => `${literal}${parts[index] ?? ''}`).join('');
  return { start: english.slice(0, english.search(holeOrPlural)), whole: new RegExp(`^${source}$`, 'su'), says };
}

function matchPart(part: string): string {
  const inner = part.slice(1, -1);
  if (part.startsWith('{')) return `(?<${inner}>${matchHole(inner)})`;
  return `(?:${inner
    .split('|')
    .map((form) => escape(form))
    .join('|')})`;
}

function matchHole(name: string): string {
  if (name === 'said') return '.+';
  if (name === 'path') return String.raw`\S+`;
  const withinSentence = String.raw`(?:(?!\. [A-Z]).)+?`;
  if (name === 'rest') return String.raw`\.|: ${withinSentence}`;
  return isNumber(name) ? String.raw`\d[\d,]*` : withinSentence;
}

/** `RegExp.escape` of newer Nodes. */
function escape(text: string): string {
  return text.replaceAll(/[$()*+./?[\\\]^{|}]/gu, String.raw`\$&`);
}

function isNumber(name: string): boolean {
  return /^n(?:[A-Z]|$)/u.test(name);
}

function parseNumber(text: string): number {
  return Number(text.replaceAll(',', ''));
}
