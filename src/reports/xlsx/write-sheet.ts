import type { CellObject, Row, Sheet } from 'write-excel-file/node';
import type { Texts } from '../../texts/texts.ts';
import { cutText, quoteLines } from '../quote-page-text.ts';
import type { Column } from './sheet-columns.ts';
import type { SheetExtras } from './sheet-extras.ts';
import { nameCell, toLinkTarget } from './sheet-extras.ts';

/** Excel's limit for a cell, minus room for the truncation mark. */
const longestCell = 32_000;
/** The height of a line in the default font of a workbook. Excel allows at most 409 points per row. */
const linePoints = 15;
const highestRow = 400;
const factWidth = 90;

/** Prose columns wrap. Selectors, code and URLs of thousands of rows do not, because their rows would be tall. */
const wrapped: ReadonlySet<string> = new Set(['issue', 'wcag', 'howToFix', 'rules', 'title', 'advice']);
const linkLook = { textColor: '#0563C1', textDecoration: { underline: true } } as const;

export type WrittenSheet = { readonly sheet: Sheet<never>; readonly extras: SheetExtras };
type Table<Of> = { readonly name: string; readonly columns: readonly Column<Of>[]; readonly rows: readonly Of[] };

export function writeSheet<Of>({ name, columns, rows }: Table<Of>, texts: Texts): WrittenSheet {
  const links = new Map<string, string>();
  const writeRow = (row: Of, index: number) =>
    columns.map((column, place) => {
      const cell = writeColumn(column, row, texts);
      const target = cell === null ? null : toLinkTarget(column.link?.(row) ?? null);
      if (cell === null || target === null) return cell;
      links.set(nameCell(place, index + 1), target);
      return { ...cell, ...linkLook };
    });
  const sheet = {
    sheet: name,
    data: [
      writeHeader(columns.map((column) => texts.reports.workbook.columns[column.name])),
      ...rows.map((row, index) => writeRow(row, index)),
    ],
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  };
  return { sheet, extras: { filter: `A1:${nameCell(columns.length - 1, rows.length)}`, links } };
}

export type Fact = readonly [name: string, value: string | number | null];

export function writeFacts(name: string, facts: readonly Fact[], { reports }: Texts): WrittenSheet {
  const sheet = {
    sheet: name,
    data: [
      writeHeader([reports.workbook.facts.title, '']),
      ...facts.map(([fact, value]) => [writeCell(fact), writeWrapped(value, factWidth)]),
    ],
    columns: [{ width: 36 }, { width: factWidth }],
    stickyRowsCount: 1,
  };
  return { sheet, extras: { filter: null, links: new Map() } };
}

function writeHeader(titles: readonly string[]): Row {
  return titles.map((title): CellObject => ({ value: title, fontWeight: 'bold' }));
}

function writeColumn<Of>({ name, width, value }: Column<Of>, row: Of, texts: Texts): CellObject | null {
  return wrapped.has(name) ? writeWrapped(value(row, texts), width) : writeCell(value(row, texts));
}

/**
 * Sets the row height from the number of lines, because not every spreadsheet program measures lines when it opens a
 * file.
 */
function writeWrapped(value: string | number | null, width: number): CellObject | null {
  const cell = writeCell(value, { wrap: true, align: 'left' });
  const lines = String(value ?? '')
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);
  if (cell === null || lines === 1) return cell;
  return { ...cell, height: Math.min(lines * linePoints, highestRow) };
}

/** A workbook's code for one character (ECMA-376, 22.9.2.19). A page can contain it as text. */
const characterCode = /_(?=x[\da-f]{4}_)/gi;

/** Cells are marked as text, so that a text that begins with "=" is not a formula. */
function writeCell(value: string | number | null, style: Pick<CellObject, 'wrap' | 'align'> = {}): CellObject | null {
  if (value === null || value === '') return null;
  const look = { ...style, alignVertical: 'top' as const };
  if (typeof value === 'number')
    return { ...look, value, type: Number, format: Number.isInteger(value) ? '#,##0' : '0.00' };
  const text = cutText(quoteLines(value), longestCell)
    .replaceAll(/[\uFFFE\uFFFF]/g, '\uFFFD')
    .replaceAll(characterCode, '_x005F_');
  return { ...look, value: text, type: String };
}
