import { findAt } from '../../../in-page/find-at.ts';

/** The element at the end of the path, in this document. */
export function elementAt(path: readonly string[]): Element | null {
  const found = findAt(path);
  return found.kind === 'element' ? found.element : null;
}
