import { cutText, quoteOnOneLine } from '../quote-page-text.ts';

/**
 * Text of a scanned page in a table cell of GitHub Flavored Markdown: no markup, no mention of a person (`@`), no reference to an
 * issue (`#`), no end of the cell.
 */
export function writeCell(text: string, maxLength: number): string {
  return cutText(quoteOnOneLine(text), maxLength)
    .replaceAll(/[&<>@#]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replaceAll(/[\\`*_{}[\]()|~!]/g, '\\$&');
}

/** A URL that may be followed: only HTTP URLs become links. */
export function writeLink(text: string, url: string): string {
  if (!/^https?:/i.test(url)) return text;
  return `[${text}](<${url.replaceAll(/[<>\\\s]/g, encodeURIComponent)}>)`;
}

export function writeRow(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

export function writeTableHead(columns: readonly string[]): string {
  return writeRow(columns) + writeRow(columns.map(() => '---'));
}
