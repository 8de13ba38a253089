import { parentOf } from '../../in-page/elements.ts';
import { collapse, contentOf, nameOf, textOf } from './accessible-name.ts';
import { textOfIds } from '../../in-page/named-elements.ts';
import type { TextRuns } from './text-run.ts';
import { hasWords, runOf, startRuns, textOfRun } from './text-run.ts';

/**
 * The context that shows where a link leads, in addition to its name (WCAG 2.4.4, "programmatically determined link
 * context").
 */
export type LinkContext = {
  /** The sentence, list items, cell with its headers, or description, without the link itself. */
  readonly text: string;
  /** The last heading before it. */
  readonly heading: string;
};

/** The visible headings of the page, and what links have in common, which is read once. */
export type Contexts = {
  readonly headings: readonly Element[];
  readonly runs: TextRuns;
  readonly texts: Map<Element, string>;
};

export function startContexts(): Contexts {
  return { headings: listHeadings(), runs: startRuns(), texts: new Map() };
}

export function contextOf(link: Element, contexts: Contexts): LinkContext {
  const read = (element: Element) => textAround(element, contexts);
  const around: string[] = [
    textOfIds(link, 'aria-describedby'),
    link.getAttribute('title') ?? '',
    lineAround(link, contexts),
  ];
  for (let above = parentOf(link); above !== null; above = parentOf(above)) {
    if (above.matches('p, li, dd, dt, figure, h1, h2, h3, h4, h5, h6, [role="listitem"], [role="paragraph"]'))
      around.push(read(above));
    if (above.localName === 'dd') around.push(...termsOf(above).map(read));
    if (above instanceof HTMLTableCellElement) around.push(...[above, ...headersOf(above)].map(read));
  }
  around.push(...cellOfRoles(link).map(read));
  const name = nameOf(link).toLowerCase();
  const texts = around
    .map((text) => collapse(collapse(text).toLowerCase().replaceAll(name, '')))
    .filter((text) => /\p{L}/u.test(text));
  return { text: texts.join(' '), heading: headingBefore(link, contexts.headings) };
}

/** The sentence around a link. Its own words and those of other controls are not in it. */
export function lineAround(link: Element, { runs }: Contexts): string {
  const run = runOf(link, runs);
  return run !== undefined && hasWords(run) ? textOfRun(run) : '';
}

/** The cell of ARIA with the link, the header of its row, and that of its column. */
export function cellOfRoles(link: Element): readonly Element[] {
  const cell = link.closest('[role="cell"], [role="gridcell"]');
  const row = cell?.closest('[role="row"]');
  if (cell === null || row === null || row === undefined) return [];
  const cells = 'cell gridcell rowheader columnheader'.split(' ').map((role) => `[role="${role}"]`);
  const place = [...row.querySelectorAll(cells.join(', '))].indexOf(cell);
  const rows = [
    ...(row.closest('[role="table"], [role="grid"], [role="treegrid"]')?.querySelectorAll('[role="row"]') ?? []),
  ];
  const above = rows.flatMap((one) => [...one.querySelectorAll('[role="columnheader"]')].slice(place, place + 1));
  return [cell, ...row.querySelectorAll('[role="rowheader"]'), ...above];
}

/**
 * Returns only the beginning of a long list, because it is compared and not shown. Of many elements it does not find
 * out which ones are hidden, because a page may have as many links.
 */
export function textAround(element: Element, { texts }: Contexts): string {
  const most = 200;
  const known = texts.get(element);
  if (known !== undefined) return known;
  const isSmall = element.getElementsByTagName('*').length <= most;
  const text = (isSmall ? contentOf(element) : (element.textContent ?? '')).slice(0, 2_000);
  texts.set(element, text);
  return text;
}

/** The terms that a definition describes. */
export function termsOf(definition: Element): readonly Element[] {
  const before: Element[] = [];
  for (let at = definition.previousElementSibling; at !== null; at = at.previousElementSibling) {
    if (at.localName !== 'dt' && before.length > 0) break;
    if (at.localName === 'dt') before.push(at);
  }
  return before;
}

export function headersOf(cell: HTMLTableCellElement): readonly Element[] {
  const table = cell.closest('table');
  const row = cell.closest('tr');
  const above = [...(table?.rows ?? [])].flatMap((one) => [...one.cells]).filter((one) => isAbove(one, cell));
  const beside = [...(row?.cells ?? [])].filter((one) => one.localName === 'th');
  return [...above, ...beside];
}

export function isAbove(header: HTMLTableCellElement, cell: HTMLTableCellElement): boolean {
  if (header.localName !== 'th' || header === cell) return false;
  const isSpanning = header.cellIndex <= cell.cellIndex && header.cellIndex + header.colSpan > cell.cellIndex;
  return isSpanning || cell.headers.split(/\s+/).includes(header.id);
}

/** The visible headings of the document, in order. */
export function listHeadings(): readonly Element[] {
  const headings = document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]');
  return [...headings].filter((one) => one.checkVisibility());
}

export function headingBefore(link: Element, headings: readonly Element[]): string {
  let [low, high] = [0, headings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const isBefore = ((headings[middle]?.compareDocumentPosition(link) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    if (isBefore) low = middle + 1;
    else high = middle;
  }
  const last = headings[low - 1];
  return last === undefined ? '' : collapse(textOf(last));
}
