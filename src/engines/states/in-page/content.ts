import { findAll, parentOf } from '../../in-page/elements.ts';
import { isExposed } from '../../in-page/exposed.ts';
import type { Edges } from '../../../browser/in-page/edges.ts';
import { innerEdges } from '../../../browser/in-page/edges.ts';
import type { Clip } from '../../in-page/clipped-text.ts';
import { clipsAround, isInSight, listTexts } from '../../in-page/clipped-text.ts';

/** A visible line of text. Coordinates are those of the view. */
export type Line = { readonly text: Text; readonly element: Element; readonly rect: DOMRect };

/** Lists lines of text that is exposed and not hidden by a box around it. */
export function listLines(): readonly Line[] {
  const mostLines = 10_000;
  const clips = new Map<Element, readonly Clip[]>();
  const lines: Line[] = [];
  for (const text of listTexts()) {
    const element = text.parentElement;
    if (element === null || !isShown(element)) continue;
    const boxes = clipsAround(element, clips).map((clip) => innerEdges(clip.element));
    for (const rect of rectsOf(text)) if (isSeen(rect, boxes)) lines.push({ text, element, rect });
    if (lines.length > mostLines) break;
  }
  return lines;
}

export function rectsOf(text: Text): readonly DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
}

export function isSeen(rect: DOMRect, boxes: readonly Edges[]): boolean {
  return boxes.every((box) => isInSight(rect, box));
}

export function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && isExposed(element);
}

/** The controls in the document and its open shadow roots. */
export function listControls(): readonly Element[] {
  const most = 2_000;
  const selector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=menuitem], [role=checkbox], [role=radio], [role=switch]';
  return findAll(selector).slice(0, most).filter(isShownBox);
}

/** True if it is visible, and large enough to be seen. */
export function isShownBox(element: Element): boolean {
  const least = 3;
  if (!isShown(element)) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > least && height > least;
}

/** True if it is positioned or moved, and so not at its place in the flow of the text. */
export function leavesFlow(element: Element): boolean {
  for (let above: Element | null = element; above !== null && above !== document.body; above = parentOf(above)) {
    const { position, transform, translate } = getComputedStyle(above);
    if (/absolute|fixed|sticky/.test(position) || transform !== 'none' || translate !== 'none') return true;
  }
  return false;
}

/** The number of elements with their own text, which could have failed. */
export function countBlocks(): number {
  return new Set(listLines().map(({ element }) => element)).size;
}
