export type CsvValue = string | number | boolean | null;

/** Excel reads UTF-8 only behind a byte order mark. */
export const byteOrderMark = '\uFEFF';

/**
 * Spreadsheets run a cell that begins with one of these as a formula; full-width forms count in Japanese
 * and Chinese editions, and blanks or invisible characters before them are skipped (OWASP, CSV injection).
 */
const formulaStart = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

/**
 * A formula that starts inside the text for a spreadsheet that splits at `;`, tab or `|`. Excel splits at the list separator
 * of its language (`;` in German, French, Spanish …), LibreOffice at what its import dialog has ticked. Quotes do not
 * protect: such a reader takes a quote for one only at the start of a cell, and our cell starts in the middle of one of its cells.
 * A line break ends its record for the same reason. The sign is matched first: looking back from it costs no more than the run of blanks before it.
 */
const innerFormulaStart = /[=+\-@＝＋－＠](?<=[;|\t\r\n]["\s\p{Cf}]*.)/gu;

/** Anything but tab and line breaks: spreadsheets call the whole file broken for one of these. */
const controls = /[^\P{Cc}\t\n\r]/gu;
/** The same characters in the way that is looked for fastest: hardly a cell has one, and a report has millions of cells. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const anyControl = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/;

const needsQuotes = /[",\r\n]|^\s|\s$/;

/** Most cells begin with a letter or a tag: they need no closer look. */
const plainStart = /^[\w<#./:(]/;

/**
 * A text that is safe in a spreadsheet: a formula gets an apostrophe before it, wherever in the text one could start, and
 * control characters are replaced.
 */
export function defuse(text: string): string {
  const formed = text.toWellFormed();
  const clean = anyControl.test(formed) ? formed.replaceAll(controls, '\uFFFD') : formed;
  const inert = clean.replaceAll(innerFormulaStart, "'$&");
  return !plainStart.test(inert) && formulaStart.test(inert) ? `'${inert}` : inert;
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
