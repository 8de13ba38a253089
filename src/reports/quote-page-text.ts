/**
 * What is in a text but is not seen, or changes how the rest is seen: control characters, bidirectional
 * controls, zero-width and tag characters, line separators, lone surrogates. A page may carry them to hide words from a
 * person and show them to a model, or to show a person another address than the real one. What joins emoji stays.
 */
const invisible =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)[\uFE0F\u200D])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** A page's text on one line: white space collapsed, what cannot be seen written out as `\u{202e}`. */
export function quoteOnOneLine(text: string): string {
  return text
    .replaceAll(/[\t\n\f\r ]+/g, ' ')
    .trim()
    .replaceAll(invisible, writeOut);
}

/** A page's text with its line breaks and tabs kept, what cannot be seen written out. */
export function quoteLines(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(invisible, (character) => (character === '\n' || character === '\t' ? character : writeOut(character)));
}

/** Markup as it was written, without the indentation of where it stood. */
export function collapseBlanks(html: string): string {
  return html.replaceAll(/[ \t]{2,}/g, ' ').replaceAll(/\s*\n\s*/g, '\n');
}

/** A picture written into an attribute fills a snippet and says nothing: only its kind is kept. */
export function shortenDataUris(html: string): string {
  return html.replaceAll(/\b(data:[\w.+-]*\/?[\w.+-]*(?:;[\w=.-]+)*,)[^\s"'>)]{24,}/gi, '$1…');
}

/** At most `maxLength` characters of a text, marked where it was cut; never half a surrogate pair. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text
    .slice(0, maxLength - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`;
}

function writeOut(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
