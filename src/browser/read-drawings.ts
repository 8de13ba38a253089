/** `isKnown`: false if an element, such as a canvas, may show a text that cannot be read. */
export type ShownTexts = { readonly texts: readonly string[]; readonly isKnown: boolean };

const start = /data:image\/svg\+xml[;,]/gi;
/** The end of a URL, by the character in front of it. A URL that fills a whole attribute has no end. */
const ends: Readonly<Record<string, RegExp>> = { '"': /(?<!\\)"/, "'": /(?<!\\)'/, '(': /(?<!\\)\)/ };
/** A picture within the image, or a text that is put together while it is read. */
const unreadable = /data:|<!entity|\0/i;

/** Reads the text of SVG images in a style or an attribute, both with and without its markup. */
export function readDrawings(text: string): ShownTexts {
  const contents = text
    .matchAll(start)
    .toArray()
    .flatMap(({ index }) => readImage(text, index));
  return {
    texts: contents.flatMap((content) => [content, content.replaceAll(/<[^>]*>/g, '')]),
    isKnown: !contents.some((content) => unreadable.test(content)),
  };
}

function readImage(text: string, at: number): readonly string[] {
  const [url = ''] = text.slice(at).split(ends[text.charAt(at - 1)] ?? /$/, 1);
  const comma = url.indexOf(',');
  const content = decode(url.slice(comma + 1));
  const isBase64 = /;\s*base64/i.test(url.slice(0, comma));
  return isBase64 ? [content, Buffer.from(content, 'base64').toString()] : [content];
}

/** Unlike `decodeURIComponent`, it accepts a `%` that begins no escape, as browsers do. */
function decode(text: string): string {
  return text.replaceAll(/(?:%[\da-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString());
}
