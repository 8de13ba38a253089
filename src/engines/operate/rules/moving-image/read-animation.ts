/**
 * The time that an image plays by itself, in seconds: 0 for a still one, `Infinity` for an endless one. Knows GIF, WebP
 * and APNG.
 */
export function readPlayingSeconds(bytes: Buffer): number {
  if (bytes.toString('latin1', 0, 3) === 'GIF') return totalOf(readGif(bytes));
  if (bytes.toString('latin1', 8, 12) === 'WEBP') return totalOf(readWebp(bytes));
  if (bytes.toString('latin1', 1, 4) === 'PNG') return totalOf(readPng(bytes));
  return 0;
}

/** `plays`: 0 means forever. */
type Animation = { readonly delays: readonly number[]; readonly plays: number };

function totalOf({ delays, plays }: Animation): number {
  if (delays.length < 2) return 0;
  // Browsers show a frame without a delay for a tenth of a second.
  const once = delays.reduce((sum, delay) => sum + (delay < 0.02 ? 0.1 : delay), 0);
  return plays === 0 ? Infinity : once * plays;
}

function readGif(bytes: Buffer): Animation {
  const delays: number[] = [];
  let [plays, delay] = [1, 0];
  let at = 13 + sizeOfPalette(bytes[10] ?? 0);
  while (at < bytes.length - 20) {
    const [kind, label] = [bytes[at], bytes[at + 1]];
    if (kind === 0x2c) {
      delays.push(delay);
      at = skipBlocks(bytes, at + 11 + sizeOfPalette(bytes[at + 9] ?? 0));
    } else if (kind === 0x21) {
      if (label === 0xf9) delay = bytes.readUInt16LE(at + 4) / 100;
      if (label === 0xff) plays = readRepeats(bytes, at) ?? plays;
      at = skipBlocks(bytes, at + 2);
    } else break;
  }
  return { delays, plays };
}

function readRepeats(bytes: Buffer, at: number): number | undefined {
  if (!/^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(bytes.toString('latin1', at + 3, at + 14))) return undefined;
  const repeats = bytes.readUInt16LE(at + 16);
  return repeats === 0 ? 0 : repeats + 1;
}

function sizeOfPalette(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function skipBlocks(bytes: Buffer, start: number): number {
  let at = start;
  for (let size = bytes[at] ?? 0; size > 0; size = bytes[at] ?? 0) at += size + 1;
  return at + 1;
}

function readWebp(bytes: Buffer): Animation {
  const delays: number[] = [];
  let plays = 1;
  for (let at = 12; at < bytes.length - 24; at += 8 + Math.ceil(bytes.readUInt32LE(at + 4) / 2) * 2) {
    const kind = bytes.toString('latin1', at, at + 4);
    if (kind === 'ANIM') plays = bytes.readUInt16LE(at + 12);
    if (kind === 'ANMF') delays.push(bytes.readUIntLE(at + 20, 3) / 1000);
  }
  return { delays, plays };
}

function readPng(bytes: Buffer): Animation {
  const delays: number[] = [];
  let plays = 1;
  for (let at = 8; at < bytes.length - 34; at += 12 + bytes.readUInt32BE(at)) {
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (kind === 'acTL') plays = bytes.readUInt32BE(at + 12);
    if (kind === 'fcTL') delays.push(bytes.readUInt16BE(at + 28) / (bytes.readUInt16BE(at + 30) || 100));
  }
  return { delays, plays };
}
