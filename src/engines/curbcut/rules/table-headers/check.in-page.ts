import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { listTables, cellsOf, isHeaderCell } from '../../in-page/tables.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Tables with several columns and no header cell. */
export function check(): readonly ElementOutcome<typeof en>[] {
  return [...checkTables(), ...checkAriaTables()];
}

/** Tables of roles, which name no row or column. A grid may hold anything, and is left out. */
export function checkAriaTables(): readonly ElementOutcome<typeof en>[] {
  const tables = findAll('[role=table]:not(table)').filter((element) => isExposed(element));
  const isBare = (table: Element) =>
    table.querySelector('[role=columnheader], [role=rowheader], th') === null && looksLikeAriaData(table);
  return tables.filter(isBare).map((element) => ({ element, result: 'needs_review', message: ['no_header_roles'] }));
}

/** True for at least three rows of several short cells, all filled. */
export function looksLikeAriaData(table: Element): boolean {
  const rows = [...table.querySelectorAll('[role=row]')].map((row) => [...row.querySelectorAll('[role=cell]')]);
  const texts = rows.flatMap((cells) => cells.map((cell) => (cell.textContent ?? '').trim()));
  const isFilled = texts.every((text) => text !== '' && text.length <= 200);
  return rows.length >= 3 && rows.every((cells) => cells.length > 1) && isFilled;
}

export function checkTables(): readonly ElementOutcome<typeof en>[] {
  return listTables().flatMap((element): readonly ElementOutcome<typeof en>[] => {
    const cells = cellsOf(element);
    const columns = Math.max(0, ...[...element.rows].map((row) => row.cells.length));
    if (columns < 2 || cells.some(isHeaderCell) || element.querySelector('pre, textarea') !== null) return [];
    if (hasHeadOfData(element)) return [{ element, result: 'failed', message: ['head_without_headers'] }];
    if (cells.some(holdsBlocks)) return [{ element, result: 'needs_review', message: ['layout'] }];
    if (!looksLikeData(element)) return [];
    return [{ element, result: 'needs_review', message: ['no_headers'] }];
  });
}

/** True if its head names each column in data cells. */
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

/** True for at least three rows of short cells, all filled. */
export function looksLikeData(table: HTMLTableElement): boolean {
  const rows = [...table.rows].filter(({ cells }) => cells.length > 1);
  const texts = rows.flatMap(({ cells }) => [...cells].map((cell) => cell.textContent.trim()));
  const filled = texts.filter((text) => text !== '');
  return rows.length >= 3 && filled.length >= texts.length * 0.8 && filled.every((text) => text.length <= 200);
}
