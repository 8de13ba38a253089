import { roleOf } from '../../in-page/roles.ts';

/** A cell of a table that is made of ARIA roles, with the columns that it covers from `left` up to `right`. */
export type GridCell = {
  readonly cell: Element;
  readonly role: string;
  readonly row: number;
  readonly left: number;
  readonly right: number;
};

/** Lists the cells of this table, and not those of tables in its cells. */
export function listCellsOfGrid(grid: Element): readonly GridCell[] {
  const isOwn = (one: Element) => one.closest('[role=table], [role=grid], [role=treegrid], table') === grid;
  const isCell = (one: Element) => /^(?:cell|gridcell|columnheader|rowheader)$/.test(roleOf(one)) && isOwn(one);
  const rows = [...grid.querySelectorAll('[role=row]')].filter(isOwn);
  return rows.flatMap((row, index) => placeCells([...row.querySelectorAll('[role]')].filter(isCell), index));
}

/** Grids that draw a part of their columns say which ones. */
export function placeCells(cells: readonly Element[], row: number): readonly GridCell[] {
  let next = 0;
  return cells.map((cell) => {
    const left = (readNumber(cell, 'aria-colindex') ?? next + 1) - 1;
    next = left + (readNumber(cell, 'aria-colspan') ?? 1);
    return { cell, role: roleOf(cell), row, left, right: next };
  });
}

export function readNumber(cell: Element, name: string): number | undefined {
  const value = Number.parseInt(cell.getAttribute(name) ?? '', 10);
  return value > 0 ? value : undefined;
}

/** A column header describes the cells below it, and a row header those in its row. */
export function describesCell(header: GridCell, other: GridCell): boolean {
  if (header === other) return false;
  if (header.role === 'rowheader') return header.row === other.row;
  return other.row > header.row && other.left < header.right && other.right > header.left;
}
