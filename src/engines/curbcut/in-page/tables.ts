import { findAll } from '../../in-page/elements.ts';
import { isExposed } from '../../in-page/exposed.ts';

/** Tables that screen readers announce as such. */
export function listTables(): readonly HTMLTableElement[] {
  return findAll('table')
    .filter((table) => table instanceof HTMLTableElement)
    .filter((table) => !table.hasAttribute('role') && isExposed(table));
}

export function cellsOf(table: HTMLTableElement): readonly HTMLTableCellElement[] {
  return [...table.rows].flatMap((row) => [...row.cells]);
}

export function isHeaderCell(cell: HTMLTableCellElement): boolean {
  return (
    cell.localName === 'th' ||
    cell.scope !== '' ||
    cell.headers !== '' ||
    (cell.getAttribute('role') ?? '').endsWith('header')
  );
}
