import type { Reading } from './read-character.ts';
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
/** Characters that stand only for themselves. */
const asWritten = /^[a-z\d]+/i;

export type Place = { readonly start: number; readonly end: number };

/** A text, and the characters that its positions may stand for. */
type ReadText = { readonly text: string; readonly read: (at: number) => readonly Reading[] };
type Reached = { readonly at: number; readonly beginning: Beginning };

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
    if (this.#secrets.all.length === 0) return [];
    const found: Place[] = [];
    const readable = makeReadable(text);
    for (let at = 0; at < text.length;) {
      const end = this.#findEnd(readable, at);
      if (end !== undefined) addPlace(found, { start: at, end });
      at = Math.max(at + 1, end ?? 0);
    }
    return found;
  }

  /** Returns the end of the longest secret at this position, or of the rest of a truncated one. */
  #findEnd(readable: ReadText, at: number): number | undefined {
    if (at === 1 && readable.text.startsWith('…')) {
      this.#rests ??= new SortedSecrets(this.#secrets.all.flatMap(listRests));
      return passOver(this.#rests, readable, at);
    }
    return this.#mayBegin(readable.text, at) ? passOver(this.#secrets, readable, at) : undefined;
  }

  #mayBegin(text: string, at: number): boolean {
    if (!this.#beginnings.has(text.charAt(at))) return false;
    const [part] = asWritten.exec(text.slice(at, at + shortestPart)) ?? [];
    return part === undefined || this.#firstParts.has(part.toLowerCase());
  }
}

/** Each position is read once, no matter how many secrets are compared there. */
function makeReadable(text: string): ReadText {
  const readings: (readonly Reading[])[] = [];
  return { text, read: (at) => (readings[at] ??= readCharacter(text, at)) };
}

function addPlace(found: Place[], place: Place): void {
  const last = found.at(-1);
  if (last?.end === place.start) found.pop();
  found.push(last?.end === place.start ? { start: last.start, end: place.end } : place);
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

/** Returns the position after the longest secret that starts here, or after the rest of a truncated one. */
function passOver(secrets: SortedSecrets, readable: ReadText, start: number): number | undefined {
  let end: number | undefined;
  let reached: readonly Reached[] = [{ at: start, beginning: secrets.start }];
  while (reached.length > 0) {
    for (const { at, beginning } of reached) if (secrets.isWhole(beginning)) end = Math.max(end ?? 0, at);
    const cut = findLastCut(
      readable.text,
      reached.filter(({ beginning }) => beginning.length >= shortestPart && secrets.isUnfinished(beginning)),
    );
    if (cut !== undefined) return Math.max(end ?? 0, cut);
    reached = distinct(reached.flatMap((one) => goOn(secrets, readable, one)));
  }
  return end;
}

function findLastCut(text: string, reached: readonly Reached[]): number | undefined {
  const cuts = reached.flatMap(({ at }) => findCut(text, at) ?? []);
  return cuts.length === 0 ? undefined : Math.max(...cuts);
}

function findCut(text: string, at: number): number | undefined {
  const marked = cutHere.exec(text.slice(at, at + longestEscape + 4));
  if (marked !== null) return at + (marked[1] ?? '').length;
  const isAtEnd = text.length >= shortestCut && at >= text.length - longestEscape;
  return isAtEnd && endsHere.test(text.slice(at)) ? text.length : undefined;
}

function goOn(secrets: SortedSecrets, readable: ReadText, { at, beginning }: Reached): readonly Reached[] {
  if (at >= readable.text.length) return [];
  return readable.read(at).flatMap(({ character, end }) => {
    const next = secrets.goOn(beginning, character);
    if (next === undefined) return [];
    return [{ at: character === ' ' ? passOverSpaces(readable, end) : end, beginning: next }];
  });
}

/** Two readings of a text may arrive at one position. */
function distinct(reached: readonly Reached[]): readonly Reached[] {
  if (reached.length < 2) return reached;
  return [...new Map(reached.map((one) => [`${one.at} ${one.beginning.from} ${one.beginning.to}`, one])).values()];
}

function passOverSpaces({ text, read }: ReadText, start: number): number {
  let at: number | undefined = start;
  for (let next: number | undefined = start; next !== undefined;) {
    at = next;
    next = at >= text.length ? undefined : read(at).find(({ character }) => character === ' ')?.end;
  }
  return at;
}
