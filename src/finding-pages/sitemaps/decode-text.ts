/** XML declares its encoding in ASCII within the first line. */
const declarationLength = 256;
const xmlDeclaration = /^\s*<\?xml\b[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/i;
const charsetParameter = /;\s*charset\s*=\s*["']?([\w.:-]{1,40})/i;

/**
 * Decodes a file by its byte order mark, its XML declaration, the charset of its content type, or as UTF-8, in this
 * order. Invalid bytes become U+FFFD, because one bad entry must not cost the others. Labels are those of the WHATWG
 * Encoding Standard. Unknown labels are ignored.
 */
export async function* decodeText(
  source: AsyncIterable<Uint8Array>,
  contentType: string | undefined,
): AsyncGenerator<string, void> {
  let decoder: TextDecoder | undefined;
  try {
    for await (const block of source) {
      decoder ??= createDecoder(block, contentType);
      yield decoder.decode(block, { stream: true });
    }
  } finally {
    // The file ends within a character. The rest has no meaning, but the decoder's state must be released.
    decoder?.decode();
  }
}

function createDecoder(head: Uint8Array, contentType: string | undefined): TextDecoder {
  const labels = [findUnicodeForm(head), findDeclaredLabel(head), charsetParameter.exec(contentType ?? '')?.[1]];
  for (const label of labels) {
    const decoder = label === undefined ? undefined : findDecoder(label);
    if (decoder !== undefined) return decoder;
  }
  return new TextDecoder();
}

/** A byte order mark, or the bytes of `<` in UTF-16 without one. */
const unicodeForms: readonly (readonly [hex: string, label: string])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['3c00', 'utf-16le'],
  ['feff', 'utf-16be'],
  ['003c', 'utf-16be'],
];

function findUnicodeForm(head: Uint8Array): string | undefined {
  const start = Buffer.from(head.subarray(0, 3)).toString('hex');
  return unicodeForms.find(([hex]) => start.startsWith(hex))?.[1];
}

/** A declaration that is readable as ASCII is not in UTF-16, whatever it claims. */
function findDeclaredLabel(head: Uint8Array): string | undefined {
  const ascii = new TextDecoder('latin1').decode(head.subarray(0, declarationLength));
  const label = xmlDeclaration.exec(ascii)?.[1];
  return label === undefined || /^(utf-?16|ucs-?2|iso-10646)/i.test(label) ? undefined : label;
}

function findDecoder(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
