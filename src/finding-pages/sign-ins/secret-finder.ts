import { fold, readCharacter } from './read-character.ts';
import type { Beginning } from './sorted-secrets.ts';
import { SortedSecrets } from './sorted-secrets.ts';

/** A shorter text also occurs in words that are not secret. */
const shortest = 6;
/** The minimum length of a truncated secret. Shorter rests also occur in other words. */
const shortestPart = 4;
/** A longer secret is searched in pieces, so that repeated text costs at most this much at each position. */
const longestPiece = 32;
/** A shorter text is complete, unless it is marked as truncated. */
const shortestCut = 100;
/** A text may also be truncated within an escape. */
const cutHere = /^(%[\da-f]?|&#?\w{0,7}|\\\w{0,5})?(?:…|\.\.\.| \[…\])/i;
const endsHere = /^(?:%[\da-f]?|&#?\w{0,7}|\\\w{0,5})?$/i;
const longestEscape = 9;
/** A step takes less than 10 ms for usual texts. */
const positionsPerStep = 250;
/** Characters that stand only for themselves. */
const asWritten = /^[a-z\d]+/i;

export type Place = { readonly start: number; readonly end: number };

/** The secrets that a text may be within at a position, and the first position where they may have begun. */
type Reached = { readonly secrets: SortedSecrets; readonly beginning: Beginning; readonly start: number };
/** What is reached at each position to come. */
type Ahead = Map<number, Map<string, Reached>>;

/** Finds secrets in texts in all spellings, even if a text was truncated within a secret. */
export class SecretFinder {
  readonly #secrets: SortedSecrets;
  /** The ends of secrets that a truncation may leave. Few texts are truncated at their start. */
  #rests: SortedSecrets | undefined;
  /** The characters that may start a secret in a text. Most positions need no further search. */
  readonly #beginnings: ReadonlySet<string>;
  /** The first character of each secret, the first two, and so on. */
  readonly #firstParts: ReadonlySet<string>;

  constructor(secrets: readonly string[]) {
    // Not every letter has a single counterpart: the uppercase form of ß is SS.
    const spelled = secrets.flatMap((secret) => [secret, secret.toLowerCase(), secret.toUpperCase()]);
    const folded = [...new Set(spelled)].map(foldAll).filter((characters) => characters.length >= shortest);
    this.#secrets = new SortedSecrets(folded.flatMap(cutToPieces));
    const first = new Set(this.#secrets.all.map(([character = '']) => character));
    this.#firstParts = new Set(this.#secrets.all.flatMap(listFirstParts));
    const written = [...first].flatMap((character) => [character, character.toUpperCase()]);
    this.#beginnings = new Set(['%', '&', '\\', ...written.map((character) => character.charAt(0))]);
  }

  /** Returns places from first to last. They do not touch. */
  findIn(text: string): readonly Place[] {
    const search = this.search(text);
    for (let step = search.next(); ; step = search.next()) if (step.done === true) return step.value;
  }

  /**
   * The same in steps, between which other work may run. Each position is read once, for all secrets that the text may
   * be within there.
   */
  *search(text: string): Generator<undefined, readonly Place[]> {
    const found: Place[] = [];
    if (this.#secrets.all.length === 0) return found;
    const ahead: Ahead = new Map();
    for (let at = 0; at <= text.length; at += 1) {
      if (at % positionsPerStep === 0) yield;
      const reached = [...(ahead.get(at)?.values() ?? []), ...this.#begin(text, at)];
      ahead.delete(at);
      if (reached.length === 0) continue;
      const open = endPlaces(found, reached, { text, at });
      if (at < text.length && open.length > 0) goOn(ahead, open, { text, at });
    }
    return joinPlaces(found);
  }

  /** True if the letters of a secret are in the text, in any order and number. */
  hasAllLettersIn(text: string): boolean {
    const letters = new Set(Array.from(text, fold));
    return letters.size > 0 && this.#secrets.all.some((secret) => secret.every((letter) => letters.has(letter)));
  }

  /** A text that was truncated at its start begins with the rest of a secret. */
  #begin(text: string, start: number): readonly Reached[] {
    if (start === 1 && text.startsWith('…')) {
      this.#rests ??= new SortedSecrets(this.#secrets.all.flatMap(listRests));
      return [{ secrets: this.#rests, beginning: this.#rests.start, start }];
    }
    return this.#mayBegin(text, start) ? [{ secrets: this.#secrets, beginning: this.#secrets.start, start }] : [];
  }

  #mayBegin(text: string, at: number): boolean {
    if (!this.#beginnings.has(text.charAt(at))) return false;
    const [part] = asWritten.exec(text.slice(at, at + shortestPart)) ?? [];
    return part === undefined || this.#firstParts.has(part.toLowerCase());
  }
}

/** Overlapping and adjacent places become one. */
function joinPlaces(found: readonly Place[]): readonly Place[] {
  const joined: Place[] = [];
  for (const place of found.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last === undefined || place.start > last.end) joined.push(place);
    else joined.splice(-1, 1, { start: last.start, end: Math.max(last.end, place.end) });
  }
  return joined;
}

/** Pages show a run of spaces as one, and omit spaces at the ends. */
function foldAll(secret: string): readonly string[] {
  const characters = Array.from(secret, fold);
  const first = characters.findIndex((character) => character !== ' ');
  const last = characters.findLastIndex((character) => character !== ' ');
  const isKept = (character: string, index: number) => character !== ' ' || characters[index - 1] !== ' ';
  return characters.filter((character, index) => index >= first && index <= last && isKept(character, index));
}

/** Cuts into pieces of roughly equal length. */
function cutToPieces(secret: readonly string[]): readonly (readonly string[])[] {
  const size = Math.ceil(secret.length / Math.ceil(secret.length / longestPiece));
  return Array.from({ length: Math.ceil(secret.length / size) }, (_none, index) =>
    secret.slice(index * size, (index + 1) * size),
  );
}

function listFirstParts(secret: readonly string[]): readonly string[] {
  return secret.slice(0, shortestPart).map((_character, index) => secret.slice(0, index + 1).join(''));
}

function listRests(secret: readonly string[]): readonly (readonly string[])[] {
  return secret.slice(shortestPart - 1).map((_character, index) => secret.slice(index));
}

type Here = { readonly text: string; readonly at: number };

/** Adds the places of secrets that end here, or are truncated here. Returns those that may continue. */
function endPlaces(found: Place[], reached: readonly Reached[], { text, at }: Here): readonly Reached[] {
  for (const { secrets, beginning, start } of reached) if (secrets.isWhole(beginning)) found.push({ start, end: at });
  const cuttable = reached.filter(isCuttable);
  const cut = cuttable.length === 0 ? undefined : findCut(text, at);
  if (cut === undefined) return reached;
  for (const { start } of cuttable) found.push({ start, end: cut });
  return reached.filter((one) => !isCuttable(one));
}

function isCuttable({ secrets, beginning }: Reached): boolean {
  return beginning.length >= shortestPart && secrets.isUnfinished(beginning);
}

function findCut(text: string, at: number): number | undefined {
  const marked = cutHere.exec(text.slice(at, at + longestEscape + 4));
  if (marked !== null) return at + (marked[1] ?? '').length;
  const isAtEnd = text.length >= shortestCut && at >= text.length - longestEscape;
  return isAtEnd && endsHere.test(text.slice(at)) ? text.length : undefined;
}

/** Notes what each reading of the character leads to. Two ways may lead to the same. */
function goOn(ahead: Ahead, reached: readonly Reached[], { text, at }: Here): void {
  for (const { character, end } of readCharacter(text, at))
    for (const { secrets, beginning, start } of reached) {
      const next = secrets.goOn(beginning, character);
      if (next === undefined) continue;
      const place = character === ' ' ? passOverSpaces(text, end) : end;
      const there = ahead.get(place) ?? new Map<string, Reached>();
      const key = `${next.from} ${next.to} ${next.length} ${secrets.all.length}`;
      const known = there.get(key);
      there.set(key, { secrets, beginning: next, start: Math.min(start, known?.start ?? start) });
      ahead.set(place, there);
    }
}

function passOverSpaces(text: string, start: number): number {
  let at = start;
  for (let next: number | undefined = start; next !== undefined;) {
    at = next;
    next = at >= text.length ? undefined : readCharacter(text, at).find(({ character }) => character === ' ')?.end;
  }
  return at;
}
