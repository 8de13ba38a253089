import type { FoundAt } from '../../in-page/find-at.ts';
import { findAt } from '../../in-page/find-at.ts';
import type { Port } from './boxes.ts';

/**
 * Follows the selectors into frames as well. It stops at a frame of another process, or one that is rotated or scaled.
 */
export function findInFrames(path: readonly string[], start: Document = document): FoundAt {
  const found = findAt(path, start);
  const inner = found.kind === 'frame' ? documentIn(found.element) : null;
  if (found.kind !== 'frame' || inner === null || !isDrawnEvenly(found.element)) return found;
  return findInFrames(path.slice(found.steps), inner);
}

/** Null for a frame of another process. */
export function documentIn(frame: Element): Document | null {
  // Any frame of this process has a document. Other elements have none.
  return (frame as Partial<HTMLIFrameElement>).contentDocument ?? null;
}

/**
 * True if the frame is neither turned nor scaled, so that positions in it keep their distances in the view around it.
 */
export function isDrawnEvenly(frame: Element): boolean {
  if (frame.currentCSSZoom !== 1) return false;
  for (let at: Element | null = frame; at !== null; at = parentOf(at)) {
    const { transform, rotate, scale, offsetPath } = getComputedStyle(at);
    const isMoved = transform === 'none' || transform.startsWith('matrix(1, 0, 0, 1, ');
    if (!isMoved || [rotate, scale, offsetPath].some((value) => value !== 'none')) return false;
  }
  return true;
}

/** The parent in the flat tree. For the root of a document in a frame, it is the frame. */
export function parentOf(element: Element): Element | null {
  return element.assignedSlot ?? element.parentElement ?? hostOf(element) ?? frameOf(element);
}

export function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  const view = element.ownerDocument.defaultView;
  return view !== null && root instanceof view.ShadowRoot ? root.host : null;
}

/** Null for elements in the page's own document. */
export function frameOf({ ownerDocument }: Element): Element | null {
  return ownerDocument === document ? null : (ownerDocument.defaultView?.frameElement ?? null);
}

/** The position of an element's document view in the page's view. */
export function viewOf(element: Element): DOMRect {
  const frame = frameOf(element);
  if (frame === null) return new DOMRect(0, 0, window.innerWidth, window.innerHeight);
  const box = boxOf(frame);
  const { paddingLeft, paddingTop, paddingRight, paddingBottom } = getComputedStyle(frame);
  const [left, top] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingTop)];
  return new DOMRect(
    box.x + frame.clientLeft + left,
    box.y + frame.clientTop + top,
    frame.clientWidth - left - Number.parseFloat(paddingRight),
    frame.clientHeight - top - Number.parseFloat(paddingBottom),
  );
}

/** The box in the view of the page. */
export function boxOf(element: Element): DOMRect {
  return inPageView(element, element.getBoundingClientRect());
}

/** Converts a box from the view of an element's document to that of the page. */
export function inPageView(element: Element, box: DOMRect): DOMRect {
  if (element.ownerDocument === document) return box;
  const { x, y } = viewOf(element);
  return new DOMRect(box.x + x, box.y + y, box.width, box.height);
}

/** The visible parts of boxes in a frame. Without a frame, all of them. */
export function shownInFrames(element: Element, boxes: readonly DOMRect[]): readonly DOMRect[] {
  const frame = frameOf(element);
  if (frame === null) return boxes;
  const shown = boxes.map((box) => cut(box, viewOf(element))).filter(({ width, height }) => width > 0 && height > 0);
  return shownInFrames(frame, shown);
}

export function cut(box: DOMRect, port: Port): DOMRect {
  const [left, top] = [Math.max(box.left, port.left), Math.max(box.top, port.top)];
  return new DOMRect(left, top, Math.min(box.right, port.right) - left, Math.min(box.bottom, port.bottom) - top);
}

export function isAround(outer: Element, inner: Element): boolean {
  for (let at: Element | null = inner; at !== null; at = parentOf(at)) if (at === outer) return true;
  return false;
}
