import { writeOutInvisible } from '../../texts/invisible-text.ts';

export type CsvValue = string | number | boolean | null;

/** Excel reads UTF-8 only after a byte order mark. */
export const byteOrderMark = '\uFEFF';

/**
 * Spreadsheets run a cell that begins with one of these as a formula. Japanese and Chinese editions accept full-width
 * forms. Blanks or invisible characters before them are skipped (OWASP, CSV injection).
 */
const formulaStart = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

/**
 * A formula inside the text that starts a cell for a spreadsheet that splits at `;`, tab or `|`. Excel splits at the
 * list separator of its language (`;` in German, French, Spanish …), LibreOffice at the choices in its import dialog.
 * Quotes do not protect: such a reader recognizes a quote only at the start of a cell, and our cell starts in the
 * middle of one of its cells. For this reason, a line break also ends its record. The sign is matched first, because
 * looking back from it costs no more than the run of blanks before it.
 */
const innerFormulaStart = /[=+\-@＝＋－＠](?<=[;|\t\r\n]["\s\p{Cf}]*.)/gu;

const needsQuotes = /[",\r\n]|^\s|\s$/;

/** Most cells begin with a letter or a tag and need no closer check. */
const plainStart = /^[\w<#./:(]/;

/**
 * A text that is safe in a spreadsheet: an apostrophe precedes every possible start of a formula. Invisible characters
 * are written out, because some reverse the text, and a control character makes a spreadsheet treat the whole file as
 * damaged.
 */
export function defuse(text: string): string {
  const inert = writeOutInvisible(text).replaceAll(innerFormulaStart, "'$&");
  return !plainStart.test(inert) && formulaStart.test(inert) ? `'${inert}` : inert;
}

/** The cells of one record in the form of RFC 4180, without the line ending. */
export function encodeCells(values: readonly CsvValue[]): string {
  return values.map(encodeCell).join(',');
}

/** One record, ended by CRLF. */
export function encodeRecord(values: readonly CsvValue[]): string {
  return `${encodeCells(values)}\r\n`;
}

function encodeCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = defuse(value);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
