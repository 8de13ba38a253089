/**
 * `texts` are in a possible reading order. `letters` may be shown in any. `isKnown`: false if an element, such as a
 * canvas, may show a text that cannot be read.
 */
export type ShownTexts = { readonly texts: readonly string[]; readonly letters: string; readonly isKnown: boolean };

const start = /data:image\/svg\+xml[;,]/gi;
/** The end of a URL, by the character in front of it. A URL that fills a whole attribute has no end. */
const ends: Readonly<Record<string, RegExp>> = { '"': /(?<!\\)"/, "'": /(?<!\\)'/, '(': /(?<!\\)\)/ };
/** A picture or HTML within the image, or a text that is put together while it is read. */
const unreadable = /data:|<!entity|<!\[|&#|foreignobject|content\s*:|\0/i;
const tag = /<[^>]*>/g;

/** Reads the letters in SVG images of a style or an attribute. Their order is unknown, because each may have a place. */
export function readDrawings(text: string): ShownTexts {
  const contents = text
    .matchAll(start)
    .toArray()
    .map(({ index }) => readImage(text, index));
  return {
    texts: [],
    letters: contents.map((content) => content?.replaceAll(tag, '')).join(''),
    isKnown: contents.every((content) => content !== undefined && !unreadable.test(content)),
  };
}

/** Returns undefined if it is unclear how the browser decodes the image. */
function readImage(text: string, at: number): string | undefined {
  const [url = ''] = text.slice(at).split(ends[text.charAt(at - 1)] ?? /$/, 1);
  const comma = url.indexOf(',');
  const [type, content] = [url.slice(0, comma), decode(url.slice(comma + 1))];
  if (!/base64/i.test(type)) return content;
  return /^[^;]*;base64$/i.test(type) ? Buffer.from(content, 'base64').toString() : undefined;
}

/** Unlike `decodeURIComponent`, it accepts a `%` that begins no escape, as browsers do. */
function decode(text: string): string {
  return text.replaceAll(/(?:%[\da-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString());
}
