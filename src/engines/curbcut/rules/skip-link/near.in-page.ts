import { parentOf } from '../../../in-page/elements.ts';
import { elementAt } from '../../../in-page/find-at.ts';

/** The element at the end of the path, or the one so many levels above it. Null from the body on. */
export function elementAbove(path: readonly string[], levels: number): Element | null {
  let element = elementAt(path);
  for (let level = 0; level < levels && element !== null; level += 1) element = parentOf(element);
  return element === document.body || element === document.documentElement ? null : element;
}
