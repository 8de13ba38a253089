/**
 * Characters that are invisible or change how other text is displayed: control characters, bidirectional
 * controls, zero-width and tag characters, line separators, lone surrogates. A page can use them to hide words
 * from a person and show them to a model, or to show a false URL. Characters that join emoji are kept.
 */
const invisible =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)[\uFE0F\u200D])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** A page's text on one line: white space collapsed, invisible characters written as `\u{202e}`. */
export function quoteOnOneLine(text: string): string {
  return text
    .replaceAll(/[\t\n\f\r ]+/g, ' ')
    .trim()
    .replaceAll(invisible, writeOut);
}

/** A page's text with its line breaks and tabs, invisible characters written out. */
export function quoteLines(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(invisible, (character) => (character === '\n' || character === '\t' ? character : writeOut(character)));
}

/** Markup as written, without the indentation of its context. */
export function collapseBlanks(html: string): string {
  return html.replaceAll(/[ \t]{2,}/g, ' ').replaceAll(/\s*\n\s*/g, '\n');
}

/** An image in a data URL fills a snippet without information, so only its type is kept. */
export function shortenDataUris(html: string): string {
  return html.replaceAll(/\b(data:[\w.+-]*\/?[\w.+-]*(?:;[\w=.-]+)*,)[^\s"'>)]{24,}/gi, '$1…');
}

/** At most `maxLength` characters of a text, with a mark where it was truncated. Never splits a surrogate pair. */
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
