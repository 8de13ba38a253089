export type CsvValue = string | number | boolean | null;

/** Excel reads UTF-8 only behind a byte order mark. */
export const byteOrderMark = '\uFEFF';

/**
 * Spreadsheets run a cell that begins with one of these as a formula; full-width forms count in Japanese
 * and Chinese editions, and blanks or invisible characters before them are skipped (OWASP, CSV injection).
 */
const formulaStart = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

/** Anything but tab and line breaks: spreadsheets call the whole file broken for one of these. */
const controls = /[^\P{Cc}\t\n\r]/gu;

const needsQuotes = /[",\r\n]|^\s|\s$/;

/** Most cells begin with a letter or a tag: they need no closer look. */
const plainStart = /^[\w<#./:(]/;

/** A text as a spreadsheet may be given it: a formula gets an apostrophe before it, control characters are replaced. */
export function defuse(text: string): string {
  const clean = text.toWellFormed().replaceAll(controls, '\uFFFD');
  return !plainStart.test(clean) && formulaStart.test(clean) ? `'${clean}` : clean;
}

/** Cells of one record as RFC 4180 writes them, without the line's end. */
export function encodeCells(values: readonly CsvValue[]): string {
  return values.map(encodeCell).join(',');
}

/** One record: CRLF at its end. */
export function encodeRecord(values: readonly CsvValue[]): string {
  return `${encodeCells(values)}\r\n`;
}

function encodeCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = defuse(value);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
