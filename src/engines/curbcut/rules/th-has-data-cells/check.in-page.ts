import { findAll, quote, shadowOf } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import { describesCell, listCellsOfGrid } from './grid.in-page.ts';
import type { en } from './en.ts';

/** A cell with the slots that it covers: columns from `left` up to `right`, rows from `top` up to `bottom`. */
export type Slots = {
  readonly cell: HTMLTableCellElement;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** `repeated`: at the end of the table, as a copy of a header at its beginning. Table widgets do this. */
export type HeaderState = 'has_cells' | 'no_cells' | 'repeated' | 'undecided';

/** Checks that each header cell of a data table is the header of at least one other cell. Reports the table. */
export function check(): readonly ElementOutcome<typeof en>[] {
  return [...findAll('table').flatMap(checkElement), ...findAll('[role=table], [role=grid]').flatMap(checkGrid)];
}

export function checkElement(table: Element): readonly ElementOutcome<typeof en>[] {
  const isLayout = /^\s*(none|presentation)\s*$/i.test(table.getAttribute('role') ?? '');
  return table instanceof HTMLTableElement && !isLayout && isExposed(table) ? checkTable(table) : [];
}

/** A grid may load its rows later, or say in its only row that there are none. */
export function checkGrid(grid: Element): readonly ElementOutcome<typeof en>[] {
  if (grid instanceof HTMLTableElement || !isExposed(grid)) return [];
  const cells = listCellsOfGrid(grid);
  const headers = cells.filter(({ role }) => role === 'columnheader' || role === 'rowheader');
  if (headers.length === 0) return [];
  const empty = headers.filter((header) => !cells.some((other) => describesCell(header, other)));
  if (empty.length === 0) return [{ element: grid, result: 'passed' }];
  if (hasCellsElsewhere(grid)) return [];
  return headers.length >= cells.length - 1
    ? [{ element: grid, result: 'needs_review', message: ['no_rows', nameAll(empty)] }]
    : [{ element: grid, result: 'failed', message: ['empty', nameAll(empty)] }];
}

/** Components, slots and `aria-owns` bring cells that are not below the grid in its tree. */
export function hasCellsElsewhere(grid: Element): boolean {
  return [...grid.querySelectorAll('*')].some((one) => one.matches('slot, [aria-owns]') || shadowOf(one) !== null);
}

export function checkTable(table: HTMLTableElement): readonly ElementOutcome<typeof en>[] {
  const cells = placeCells(table);
  const headers = cells.filter(({ cell }) => isHeader(cell) && isExposed(cell));
  if (headers.length === 0) return [];
  const stateOf = new Map(headers.map((header) => [header, findState(header, cells)]));
  const empty = headers.filter((header) => stateOf.get(header) === 'no_cells');
  if (empty.length > 0) {
    const isEmpty = cells.every(({ cell }) => cell.closest('thead, tfoot') !== null);
    return isEmpty
      ? [{ element: table, result: 'needs_review', message: ['no_rows', nameAll(empty)] }]
      : [{ element: table, result: 'failed', message: ['empty', nameAll(empty)] }];
  }
  const repeated = headers.filter((header) => stateOf.get(header) === 'repeated');
  if (repeated.length > 0) {
    return [{ element: table, result: 'needs_review', message: ['repeated', nameAll(repeated)] }];
  }
  const unclear = headers.filter((header) => stateOf.get(header) === 'undecided');
  if (unclear.length === 0) return [{ element: table, result: 'passed' }];
  return [{ element: table, result: 'needs_review', message: ['unclear', nameAll(unclear)] }];
}

export function isHeader(cell: HTMLTableCellElement): boolean {
  const role = (cell.getAttribute('role') ?? '').trim().toLowerCase();
  return role === '' ? cell.localName === 'th' : role === 'columnheader' || role === 'rowheader';
}

/** HTML, "forming a table": each row fills the columns that cells from above do not cover. */
export function placeCells(table: HTMLTableElement): readonly Slots[] {
  const placed: Slots[] = [];
  const taken = new Set<string>();
  for (const [top, row] of [...table.rows].entries()) {
    let left = 0;
    for (const cell of row.cells) {
      while (taken.has(`${left} ${top}`)) left += 1;
      const right = left + Math.min(1_000, Math.max(1, cell.colSpan));
      const rows = cell.rowSpan === 0 ? table.rows.length : cell.rowSpan;
      const bottom = Math.min(table.rows.length, top + Math.max(1, rows));
      placed.push({ cell, left, right, top, bottom });
      for (const slot of slotsBelow({ left, right, top, bottom })) taken.add(slot);
      left = right;
    }
  }
  return placed;
}

export function slotsBelow({ left, right, top, bottom }: Omit<Slots, 'cell'>): readonly string[] {
  const rows = Array.from({ length: bottom - top - 1 }, (_, index) => top + 1 + index);
  return rows.flatMap((y) => Array.from({ length: right - left }, (_, index) => `${left + index} ${y}`));
}

export function findState(header: Slots, cells: readonly Slots[]): HeaderState {
  const others = cells.filter(({ cell }) => cell !== header.cell);
  const { id } = header.cell;
  if (id !== '' && others.some(({ cell }) => cell.headers.split(/\s+/).includes(id))) return 'has_cells';
  // Only these headers describe a cell with a headers attribute.
  const free = others.filter(({ cell }) => cell.headers.trim() === '');
  const direction = findDirection(header, others);
  if (direction === undefined) return 'undecided';
  const isDescribed = (other: Slots) => describesAt(header, other, direction);
  if (free.some(isDescribed)) return 'has_cells';
  return isRepeated(header.cell) ? 'repeated' : 'no_cells';
}

export function describesAt(header: Slots, other: Slots, direction: 'column' | 'row'): boolean {
  const groupOf = ({ cell }: Slots) => cell.closest('tbody, thead, tfoot');
  // HTML, "row group header": it describes all cells of its group that are not before it.
  if (header.cell.scope === 'rowgroup' && groupOf(header) === groupOf(other))
    return other.left >= header.left && other.top >= header.top;
  return direction === 'column'
    ? other.top >= header.bottom && other.left < header.right && other.right > header.left
    : other.left >= header.right && other.top < header.bottom && other.bottom > header.top;
}

export function isRepeated(cell: HTMLTableCellElement): boolean {
  const text = cell.textContent.trim();
  const heads = cell.closest('tfoot') === null ? [] : [...(cell.closest('table')?.tHead?.rows ?? [])];
  return heads.flatMap((row) => [...row.cells]).some((head) => isHeader(head) && head.textContent.trim() === text);
}

/**
 * HTML, "column header" and "row header": by scope, or else by the absence of data cells. An empty corner is not a
 * header.
 */
export function findDirection(header: Slots, others: readonly Slots[]): 'column' | 'row' | undefined {
  const role = (header.cell.getAttribute('role') ?? '').trim().toLowerCase();
  if (/^(col|colgroup)$/.test(header.cell.scope)) return 'column';
  if (/^(row|rowgroup)$/.test(header.cell.scope)) return 'row';
  if (role !== '') return role === 'columnheader' ? 'column' : 'row';
  const data = others.filter(
    ({ cell }) => cell.localName === 'td' && (cell.textContent.trim() !== '' || cell.childElementCount > 0),
  );
  if (!data.some(({ top, bottom }) => top < header.bottom && bottom > header.top)) return 'column';
  if (!data.some(({ left, right }) => left < header.right && right > header.left)) return 'row';
  return undefined;
}

/** The names of the first headers. A header without text is named by its element. */
export function nameAll(headers: readonly { readonly cell: Element }[]): {
  readonly n: number;
  readonly quotedHeaders: readonly string[];
} {
  const longest = 60;
  const names = headers.slice(0, 5).map(({ cell }) => (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
  return { n: headers.length, quotedHeaders: names.map((name) => quote(name === '' ? '<th>' : name, longest)) };
}
