import { punctuationNames } from './punctuation-names.ts';

/** A folded character at a position of a text, and the position after it. */
export type Reading = { readonly character: string; readonly end: number };

/** The depth of nested escapes. A URL in JSON in markup has three. */
const mostReadings = 8;

/**
 * Lists the characters that a position of a text may stand for: the character itself, and characters that are escaped
 * in URLs (`%2B`), in markup (`&#43;`), in CSS (`\2b `), in JSON and in JavaScript (`\u002b`), even if these are nested
 * (`%252B`, `&amp;plus;`).
 */
export function readCharacter(text: string, at: number): readonly Reading[] {
  return readEscapes(text, at, readPart);
}

/** Parts of an escape may be escaped, too, but not their own parts, which limits the depth of calls. */
function readPart(text: string, at: number): readonly Reading[] {
  return readEscapes(text, at, readWritten);
}

function readWritten(text: string, at: number): readonly Reading[] {
  const written = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return [readAs(written, at + written.length)];
}

type Read = typeof readCharacter;

function readEscapes(text: string, at: number, read: Read): readonly Reading[] {
  const found = [...readWritten(text, at)];
  for (let index = 0; index < found.length && found.length < mostReadings; index += 1) {
    const { character, end } = found[index] ?? { character: '', end: 0 };
    if (character === '%') found.push(...readPercent(text, end, read));
    else if (character === '&') found.push(...readEntity(text, end, read));
    else if (character === '\\') found.push(...readBackslash(text, end));
  }
  return found;
}

/**
 * Ignores case and the kind of space, and reads `+` as a space because queries do. Keeps NUL and lone surrogates away
 * from the database.
 */
export function fold(character: string): string {
  if (/^[\s+]$/u.test(character)) return ' ';
  return character === '\u0000' || !character.isWellFormed() ? '\uFFFD' : character.toLowerCase();
}

function readAs(character: string, end: number): Reading {
  return { character: fold(character), end };
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

function readPercent(text: string, start: number, read: Read): readonly Reading[] {
  const bytes: number[] = [];
  for (let at: number | undefined = start; at !== undefined;) {
    const end: number = at + 2;
    const byte = /^[\da-f]{2}/i.exec(text.slice(at, end))?.[0];
    if (byte === undefined) return [];
    bytes.push(Number.parseInt(byte, 16));
    if (bytes.length === countBytes(bytes[0] ?? 0)) return decodeBytes(bytes).map((sign) => readAs(sign, end));
    const next: readonly Reading[] = end < text.length ? read(text, end) : [];
    at = next.find(({ character, end: from }) => character === '%' && /^[89ab]/i.test(text.slice(from, from + 1)))?.end;
  }
  return [];
}

/** The length in UTF-8 of the character that begins with this byte. */
function countBytes(first: number): number {
  if (first < 0xc0) return 1;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}

/** Returns nothing for invalid bytes. A decoder that throws at them takes ten times as long. */
function decodeBytes(bytes: readonly number[]): readonly string[] {
  const character = utf8.decode(Uint8Array.from(bytes));
  const isValid = !character.includes('\uFFFD') || (bytes[0] === 0xef && character.length === 1);
  return isValid ? [character] : [];
}

function readEntity(text: string, at: number, read: Read): readonly Reading[] {
  const passOver = (wanted: string, from: number) =>
    from >= text.length ? undefined : read(text, from).find(({ character }) => character === wanted)?.end;
  // Browsers also accept many entities without their semicolon.
  const endAs = (character: string, end: number) => [readAs(character, passOver(';', end) ?? end)];
  const [name = ''] = /^[a-z]+/i.exec(text.slice(at, at + 8)) ?? [];
  const named = punctuationNames.get(name.toLowerCase());
  if (named !== undefined) return endAs(named, at + name.length);
  const start = passOver('#', at);
  if (start === undefined) return [];
  const [digits = '', hex, decimal] = /^(?:x([\da-f]{1,6})|(\d{1,7}))/i.exec(text.slice(start, start + 7)) ?? [];
  const character = nameCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  return character === undefined ? [] : endAs(character, start + digits.length);
}

const codesBehindBackslash = [
  /^u(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})/i,
  /^u([\da-f]{4})/i,
  /^u\{([\da-f]{1,6})\}/i,
  /^x([\da-f]{2})/i,
  /^([\da-f]{1,6})\s?/i,
];

/**
 * Lists all possible readings: `\n` is a line break in JSON and an n in CSS, `\b` a backspace or the number of a
 * character.
 */
function readBackslash(text: string, at: number): readonly Reading[] {
  const behind = text.slice(at, at + 12);
  if (behind === '') return [];
  const own = String.fromCodePoint(behind.codePointAt(0) ?? 0);
  const space = /^[nrtf]/.test(own) ? [readAs(' ', at + 1)] : [];
  const coded = (/^[\da-fux]/i.test(own) ? codesBehindBackslash : []).flatMap((pattern) => {
    const [all = '', ...codes] = pattern.exec(behind) ?? [];
    const parts = codes.map((code) => nameCode(Number.parseInt(code, 16)));
    return all === '' || parts.includes(undefined) ? [] : [readAs(parts.join(''), at + all.length)];
  });
  return [...coded, ...space, readAs(own, at + own.length)];
}

function nameCode(code: number): string | undefined {
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
