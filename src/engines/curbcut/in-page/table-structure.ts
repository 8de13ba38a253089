import { findAll } from '../../in-page/elements.ts';
import { isExposed } from '../../in-page/exposed.ts';
import type { Verdict } from './verdict.ts';

/** Tables that screen readers announce as such. */
export function listTables(): readonly HTMLTableElement[] {
  return findAll('table')
    .filter((table) => table instanceof HTMLTableElement)
    .filter((table) => !table.hasAttribute('role') && isExposed(table));
}

export function cellsOf(table: HTMLTableElement): readonly HTMLTableCellElement[] {
  return [...table.rows].flatMap((row) => [...row.cells]);
}

/** Tables with several columns and no header cell. */
export function checkMissingHeaders(): readonly Verdict[] {
  return listTables().flatMap((element): readonly Verdict[] => {
    const cells = cellsOf(element);
    const columns = Math.max(0, ...[...element.rows].map((row) => row.cells.length));
    if (columns < 2 || cells.some(isHeaderCell) || element.querySelector('pre, textarea') !== null) return [];
    if (hasHeadOfData(element)) return [{ element, result: 'failed', message: ['headWithoutHeaders'] }];
    if (cells.some(holdsBlocks)) return [{ element, result: 'needs_review', message: ['tableForLayout'] }];
    if (!looksLikeData(element)) return [];
    return [{ element, result: 'needs_review', message: ['tableWithoutHeaders'] }];
  });
}

export function isHeaderCell(cell: HTMLTableCellElement): boolean {
  return (
    cell.localName === 'th' ||
    cell.scope !== '' ||
    cell.headers !== '' ||
    (cell.getAttribute('role') ?? '').endsWith('header')
  );
}

/** Its head names each column in cells of data. */
export function hasHeadOfData(table: HTMLTableElement): boolean {
  const row = table.tHead?.rows[0];
  const names = [...(row?.cells ?? [])].map((cell) => cell.textContent.trim());
  const isNamed = names.length >= 2 && names.slice(1).every((name) => /\p{L}/u.test(name) && name.length <= 60);
  const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
  return isNamed && rows.length >= 2 && rows.every(({ cells }) => cells.length === names.length);
}

export function holdsBlocks(cell: Element): boolean {
  return cell.querySelector('h1, h2, h3, h4, h5, h6, form, nav, main, table, ul, ol') !== null;
}

/** At least three rows of short cells, all filled. */
export function looksLikeData(table: HTMLTableElement): boolean {
  const rows = [...table.rows].filter(({ cells }) => cells.length > 1);
  const texts = rows.flatMap(({ cells }) => [...cells].map((cell) => cell.textContent.trim()));
  const filled = texts.filter((text) => text !== '');
  return rows.length >= 3 && filled.length >= texts.length * 0.8 && filled.every((text) => text.length <= 200);
}

/** Tables of data within a cell of another one. */
export function checkNestedTables(): readonly Verdict[] {
  return listTables().flatMap((element): readonly Verdict[] => {
    const cell = element.parentElement?.closest('td, th');
    const outer = cell?.closest('table');
    const isData =
      outer instanceof HTMLTableElement && !outer.hasAttribute('role') && cellsOf(outer).some(isHeaderCell);
    const rows = [...element.rows].filter(({ cells }) => cells.length > 1);
    return isData && rows.length > 1 ? [{ element, result: 'needs_review', message: ['tableInTable'] }] : [];
  });
}
