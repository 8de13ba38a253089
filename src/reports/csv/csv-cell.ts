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
/** The same characters in the way that is looked for fastest: hardly a cell has one, and a report has millions of cells. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const anyControl = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/;

const needsQuotes = /[",\r\n]|^\s|\s$/;

/** Most cells begin with a letter or a tag: they need no closer look. */
const plainStart = /^[\w<#./:(]/;

/** A text as a spreadsheet may be given it: a formula gets an apostrophe before it, control characters are replaced. */
export function defuse(text: string): string {
  const formed = text.toWellFormed();
  const clean = anyControl.test(formed) ? formed.replaceAll(controls, '\uFFFD') : formed;
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
