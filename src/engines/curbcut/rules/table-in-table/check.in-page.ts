import { listTables, cellsOf, isHeaderCell } from '../../in-page/tables.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Tables of data within a cell of another one. */
export function check(): readonly ElementOutcome<typeof en>[] {
  return listTables().flatMap((element): readonly ElementOutcome<typeof en>[] => {
    const cell = element.parentElement?.closest('td, th');
    const outer = cell?.closest('table');
    const isData =
      outer instanceof HTMLTableElement && !outer.hasAttribute('role') && cellsOf(outer).some(isHeaderCell);
    const rows = [...element.rows].filter(({ cells }) => cells.length > 1);
    return isData && rows.length > 1 ? [{ element, result: 'needs_review', message: ['nested'] }] : [];
  });
}
