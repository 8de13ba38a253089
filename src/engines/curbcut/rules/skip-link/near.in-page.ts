import { parentOf } from '../../../in-page/elements.ts';
import { findAt } from '../../../in-page/find-at.ts';

/** The element at the end of the path, or the one so many levels above it. Null from the body on. */
export function elementAbove(path: readonly string[], levels: number): Element | null {
  const found = findAt(path);
  let element = found.kind === 'element' ? found.element : null;
  for (let level = 0; level < levels && element !== null; level += 1) element = parentOf(element);
  return element === document.body || element === document.documentElement ? null : element;
}
