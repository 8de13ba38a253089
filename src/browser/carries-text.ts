import { inflateRawSync, unzipSync } from 'node:zlib';

/** A shorter text occurs within ordinary words. It counts only without a letter or digit next to it. */
const shortestPart = 6;
/** Texts of one or two characters occur in every request. */
const shortest = 3;
/** Encoded data may contain another encoded value, such as base64 JSON in a query. */
const mostRounds = 3;
/** The limit for data that is searched. */
const mostCharacters = 2_000_000;

/**
 * True if data contains one of the texts: unchanged, in other case, or encoded as forms, URLs, JSON, markup, base64,
 * hexadecimal digits or compression, even if these are nested. True also for data that is too long to search.
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
/** gzip and zlib, each byte as a character: a script may send the bytes as text, or as a part of a form. */
// oxlint-disable-next-line no-control-regex -- these are bytes
const packedStarts = /\u001F\u008B\u0008|x[\u0001\u005E\u009C\u00DA]/g;
/** The length without a file name. Scripts write none. */
const gzipHead = 10;
const zlibHead = 2;
/** Each attempt copies the data. */
const mostStarts = 8;

function unpack(bytes: Buffer): readonly string[] {
  return [...unpackWith(unzipSync, bytes), ...unpackWith(inflateRawSync, bytes)];
}

/** Decompresses what begins within a text. A decoder of the whole format would reject the text after its end. */
function unpackParts(view: string): readonly string[] {
  return [...view.matchAll(packedStarts)].slice(0, mostStarts).flatMap(({ 0: start, index }) => {
    const head = start.startsWith('x') ? zlibHead : gzipHead;
    return unpackWith(inflateRawSync, Buffer.from(view.slice(index + head), 'latin1'));
  });
}

function unpackWith(unzip: typeof unzipSync, bytes: Buffer): readonly string[] {
  try {
    const unpacked = unzip(bytes, { maxOutputLength: mostCharacters });
    return [unpacked.toString('utf8'), ...(isPacked(unpacked) ? [unpacked.toString('latin1')] : [])];
  } catch (error) {
    // Data that is too long after decompression is too long to search.
    const isTooLong = error instanceof RangeError;
    return isTooLong ? ['x'.repeat(mostCharacters + 1)] : [];
  }
}

/** Decodes the view by one step in each possible way. */
function decode(view: string): readonly string[] {
  const spaced = view.replaceAll('+', ' ');
  return [
    decodePercent(view, 'utf8'),
    decodePercent(view, 'latin1'),
    decodePercent(spaced, 'utf8'),
    decodeEscapes(view),
    decodeEntities(view),
    decodeTokens(view),
    ...unpackParts(view),
  ];
}

function decodePercent(view: string, encoding: 'utf8' | 'latin1'): string {
  return view.replaceAll(/(?:%[\da-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString(encoding));
}

const escaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Decodes the escapes of JSON, scripts and the `escape` function. */
function decodeEscapes(view: string): string {
  return view.replaceAll(
    /\\u\{(?<wide>[\da-f]{1,6})\}|[\\%]u(?<unit>[\da-f]{4})|\\x(?<byte>[\da-f]{2})|\\(?<other>.)/gi,
    (...match) => {
      // Named groups come last.
      const { wide, unit, byte, other = '' } = match.at(-1) as Readonly<Record<string, string | undefined>>;
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

/** Decodes runs of base64 and of hexadecimal digits from each position where they may begin. */
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

/** A base64 picture decodes to much that is not text, and each round would multiply it. */
function keepText(decoded: string): string {
  return (decoded.match(textRuns) ?? []).join('\n');
}

function isPacked(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, 3).equals(gzipStart) ||
    (bytes.length > 2 && bytes[0] === 0x78 && bytes.readUInt16BE(0) % 31 === 0)
  );
}
