import { inflateRawSync, unzipSync } from 'node:zlib';

/** A shorter text is part of ordinary words: it counts where no letter or digit is next to it. */
const shortestPart = 6;
/** Every request has texts of one and two characters. */
const shortest = 3;
/** A value may be encoded within what is encoded: JSON in base64 in a query. */
const mostRounds = 3;
/** More is not looked through. */
const mostCharacters = 2_000_000;

/**
 * Whether data carries one of the texts: as it is, in upper or lower case, or as forms, URLs, JSON, markup, base64, hexadecimal digits
 * or compression write it, also one within another. True for data that is too long to be looked through.
 */
export function carriesText(data: readonly Buffer[], texts: readonly string[]): boolean {
  const isCarried = texts.map(simplify).filter(({ length }) => length >= shortest);
  if (isCarried.length === 0) return false;
  const seen = new Set<string>();
  let views = data.flatMap(readBytes);
  for (let round = 0, left = mostCharacters; round <= mostRounds; round += 1) {
    left -= views.reduce((sum, { length }) => sum + length, 0);
    if (left < 0 || views.some((view) => isCarried.some((text) => hasText(simplify(view), text)))) return true;
    for (const view of views) seen.add(view);
    views = [...new Set(views.flatMap(decode))].filter((view) => view !== '' && !seen.has(view));
  }
  return false;
}

function simplify(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('\r', '').trim();
}

function hasText(view: string, text: string): boolean {
  if (text.length >= shortestPart) return view.includes(text);
  for (let at = view.indexOf(text); at >= 0; at = view.indexOf(text, at + 1))
    if (!isWordPart(view.charAt(at - 1)) && !isWordPart(view.charAt(at + text.length))) return true;
  return false;
}

function isWordPart(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

function readBytes(bytes: Buffer): readonly string[] {
  const readings = [bytes.toString('utf8'), bytes.toString('latin1')];
  const wide = bytes.includes(0) ? [bytes.toString('utf16le')] : [];
  return [...readings, ...wide, ...unpack(bytes)];
}

const gzipStart = Buffer.from([0x1f, 0x8b, 8]);
/** Without a file name, which scripts do not write. */
const gzipHead = 10;

/** What is compressed, also as a part of a form. */
function unpack(bytes: Buffer): readonly string[] {
  const at = bytes.indexOf(gzipStart);
  // A decoder of the whole format refuses what follows in the form.
  const part = at > 0 ? unpackWith(inflateRawSync, bytes.subarray(at + gzipHead)) : [];
  return [...unpackWith(unzipSync, bytes), ...unpackWith(inflateRawSync, bytes), ...part];
}

function unpackWith(unzip: typeof unzipSync, bytes: Buffer): readonly string[] {
  try {
    return [unzip(bytes, { maxOutputLength: mostCharacters }).toString('utf8')];
  } catch (error) {
    // What is too long when it is unpacked is too long to be looked through.
    const isTooLong = error instanceof RangeError;
    return isTooLong ? ['x'.repeat(mostCharacters + 1)] : [];
  }
}

/** The view in each way that it may be decoded by one step. */
function decode(view: string): readonly string[] {
  const spaced = view.replaceAll('+', ' ');
  return [
    decodePercent(view, 'utf8'),
    decodePercent(view, 'latin1'),
    decodePercent(spaced, 'utf8'),
    decodeEscapes(view),
    decodeEntities(view),
    decodeTokens(view),
  ];
}

function decodePercent(view: string, encoding: 'utf8' | 'latin1'): string {
  return view.replaceAll(/(?:%[\da-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString(encoding));
}

const escaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** JSON, scripts and the `escape` function. */
function decodeEscapes(view: string): string {
  return view.replaceAll(
    /\\u\{(?<wide>[\da-f]{1,6})\}|[\\%]u(?<unit>[\da-f]{4})|\\x(?<byte>[\da-f]{2})|\\(?<other>.)/gi,
    (...match) => {
      const { wide, unit, byte, other = '' } = match.at(-1) as Readonly<Record<string, string | undefined>>; // named groups come last
      const digits = wide ?? unit ?? byte;
      return digits === undefined ? (escaped[other] ?? other) : fromCode(Number.parseInt(digits, 16));
    },
  );
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(view: string): string {
  return view
    .replaceAll(/&#x([\da-f]{1,6});?/gi, (_all, hex: string) => fromCode(Number.parseInt(hex, 16)))
    .replaceAll(/&#(\d{1,7});?/g, (_all, decimal: string) => fromCode(Number(decimal)))
    .replaceAll(/&(lt|gt|quot|apos|amp);?/gi, (_all, name: string) => entities[name.toLowerCase()] ?? '');
}

function fromCode(code: number): string {
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}

/** Runs of base64 and of hexadecimal digits, read from each place where they may begin. */
function decodeTokens(view: string): string {
  const joined = view.replaceAll(/[\r\n]/g, '');
  const base64 = (joined.match(/[\w+/-]{4,}/g) ?? []).flatMap((run) => readRun(run, { encoding: 'base64', places: 4 }));
  const hex = (joined.match(/[\da-f]{6,}/gi) ?? []).flatMap((run) => readRun(run, { encoding: 'hex', places: 2 }));
  return [...base64, ...hex].join('\n');
}

const textRuns = /(?:[^\p{Cc}\uFFFD]|[\t\n\r]){3,}/gu;

type RunForm = { readonly encoding: 'base64' | 'hex'; readonly places: number };

function readRun(run: string, { encoding, places }: RunForm): readonly string[] {
  return Array.from({ length: places }, (_none, place) => Buffer.from(run.slice(place), encoding)).flatMap((bytes) => [
    keepText(bytes.toString('utf8')),
    ...(bytes.includes(0) ? [keepText(bytes.toString('utf16le'))] : []),
    ...(isPacked(bytes) ? unpackWith(unzipSync, bytes) : []),
  ]);
}

/** A picture as base64 yields much that is no text, and each round would yield more of it. */
function keepText(decoded: string): string {
  return (decoded.match(textRuns) ?? []).join('\n');
}

function isPacked(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, 3).equals(gzipStart) ||
    (bytes.length > 2 && bytes[0] === 0x78 && bytes.readUInt16BE(0) % 31 === 0)
  );
}
