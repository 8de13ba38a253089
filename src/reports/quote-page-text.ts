import { writeOutInvisible } from '../texts/invisible-text.ts';

/** A page's text on one line: white space collapsed, invisible characters written as `\u{202e}`. */
export function quoteOnOneLine(text: string): string {
  return writeOutInvisible(text.replaceAll(/[\t\n\f\r ]+/g, ' ').trim());
}

/** A page's text with its line breaks and tabs, invisible characters written out. */
export function quoteLines(text: string): string {
  return writeOutInvisible(text.replaceAll(/\r\n?/g, '\n'));
}

/** Markup as written, without the indentation of its context. */
export function collapseBlanks(html: string): string {
  return html.replaceAll(/[ \t]{2,}/g, ' ').replaceAll(/\s*\n\s*/g, '\n');
}

/** An image in a data URL fills a snippet without information, so only its type is kept. */
export function shortenDataUris(html: string): string {
  return html.replaceAll(/\b(data:[\w.+-]*\/?[\w.+-]*(?:;[\w=.-]+)*,)[^\s"'>)]{24,}/gi, '$1…');
}

/** Cuts a text to at most `maxLength` characters and marks the cut. Never splits a surrogate pair. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text
    .slice(0, maxLength - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`;
}
