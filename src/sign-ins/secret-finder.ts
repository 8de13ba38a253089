import { fold, readCharacter } from './read-character.ts';

/** A shorter text is also part of words that are no secret. */
const shortest = 6;
/** The least that counts as what a cut left of a secret. Less of it is also a part of other words. */
const shortestPart = 4;
/** A shorter text has its own end, unless it says that it was cut. */
const shortestCut = 100;
/** A text may be cut within an escape, too. */
const cutHere = /^(%[\da-f]?|&#?\w{0,7}|\\\w{0,5})?(?:…|\.\.\.| \[…\])/i;
const endsHere = /^(?:%[\da-f]?|&#?\w{0,7}|\\\w{0,5})?$/i;
const longestEscape = 9;

export type Place = { readonly start: number; readonly end: number };

/** Finds secrets in texts in all their spellings, also where a text was cut within one. */
export class SecretFinder {
  /** By their first characters. */
  readonly #secrets: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** What a secret may begin with, as it is written: most places of a text need no closer look. */
  readonly #beginnings: ReadonlySet<string>;

  constructor(secrets: readonly string[]) {
    // Not every letter has one counterpart: the capital form of ß is SS.
    const spelled = secrets.flatMap((secret) => [secret, secret.toLowerCase(), secret.toUpperCase()]);
    const folded = spelled.map(foldAll).filter((characters) => characters.length >= shortest);
    const known = new Map(folded.map((characters) => [characters.join(''), characters]));
    this.#secrets = Map.groupBy(known.values(), ([first = '']) => first);
    const written = [...this.#secrets.keys()].flatMap((first) => [first, first.toUpperCase()]);
    this.#beginnings = new Set(['%', '&', '\\', ...written.map((first) => first.charAt(0))]);
  }

  /** From the first to the last. They do not overlap. */
  findIn(text: string): readonly Place[] {
    if (this.#secrets.size === 0) return [];
    const found: Place[] = [];
    for (let at = 0; at < text.length; at += 1) {
      if (!this.#beginnings.has(text.charAt(at)) && at !== 1) continue;
      const end = at === 1 && text.startsWith('…') ? this.#findRest(text) : this.#findEnd(text, at);
      if (end === undefined) continue;
      found.push({ start: at, end });
      at = Math.max(at, end - 1);
    }
    return found;
  }

  /** The end of the longest secret that begins at this place. */
  #findEnd(text: string, at: number): number | undefined {
    const candidates = readCharacter(text, at).flatMap(({ character }) => this.#secrets.get(character) ?? []);
    return longest(candidates.map((secret) => passOverSecret(secret, text, at)));
  }

  /** The end of what a text begins with that was cut at its start. */
  #findRest(text: string): number | undefined {
    const secrets = [...this.#secrets.values()].flat();
    const rests = secrets.flatMap((secret) => secret.slice(shortestPart - 1).map((_, index) => secret.slice(index)));
    return longest(rests.map((rest) => passOverSecret(rest, text, 1)));
  }
}

function longest(ends: readonly (number | undefined)[]): number | undefined {
  const known = ends.filter((end) => end !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}

/** Pages show a run of spaces as one, and none at the ends. */
function foldAll(secret: string): readonly string[] {
  const characters = Array.from(secret, fold);
  const first = characters.findIndex((character) => character !== ' ');
  const last = characters.findLastIndex((character) => character !== ' ');
  const isKept = (character: string, index: number) => character !== ' ' || characters[index - 1] !== ' ';
  return characters.filter((character, index) => index >= first && index <= last && isKept(character, index));
}

/** The place behind the secret, or behind as much of it as a cut left. */
function passOverSecret(secret: readonly string[], text: string, start: number): number | undefined {
  let places = [start];
  for (const [index, character] of secret.entries()) {
    const cut = index < shortestPart ? undefined : longest(places.map((at) => findCut(text, at)));
    if (cut !== undefined) return cut;
    places = [...new Set(places.flatMap((at) => passOver(character, text, at)))];
    if (places.length === 0) return undefined;
  }
  return Math.max(...places);
}

function findCut(text: string, at: number): number | undefined {
  const marked = cutHere.exec(text.slice(at, at + longestEscape + 4));
  if (marked !== null) return at + (marked[1] ?? '').length;
  const isAtEnd = text.length >= shortestCut && at >= text.length - longestEscape;
  return isAtEnd && endsHere.test(text.slice(at)) ? text.length : undefined;
}

function passOver(character: string, text: string, at: number): readonly number[] {
  if (at >= text.length) return [];
  const ends = readCharacter(text, at).filter((reading) => reading.character === character);
  return ends.map(({ end }) => (character === ' ' ? passOverSpaces(text, end) : end));
}

function passOverSpaces(text: string, start: number): number {
  let at: number | undefined = start;
  for (let next: number | undefined = start; next !== undefined;) {
    at = next;
    next = at >= text.length ? undefined : readCharacter(text, at).find(({ character }) => character === ' ')?.end;
  }
  return at;
}
