import { listRoots } from '../../../../browser/in-page/open-roots.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { findStops, isEditor, isStop } from '../../../in-page/stop.ts';
import { textOf } from '../../in-page/accessible-name.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/**
 * Finds custom elements and editors that Tab reaches, and that no attribute and no text gives a name. A script may do
 * so by ElementInternals, which the document does not show: see review.ts.
 */
export function check(): readonly ElementOutcome<typeof en>[] {
  return findStops().flatMap((element): readonly ElementOutcome<typeof en>[] => {
    if (!isExposed(element) || isDescribed(element)) return [];
    if (isEditor(element))
      return asksForRole(element) ? [{ element, result: 'needs_review', message: ['editor'] }] : [];
    if (!element.localName.includes('-') || hasContent(element)) return [];
    return [{ element, result: 'needs_review', message: ['custom'] }];
  });
}

/** Other rules judge elements with a role. */
export function isDescribed(element: Element): boolean {
  const given = ['role', 'aria-label', 'aria-labelledby', 'title'].map((name) => element.getAttribute(name) ?? '');
  return given.some((value) => value.trim() !== '') || element.closest('label') !== null;
}

/** True for an editor if neither it nor anything around it has a role. The page as a whole has its title. */
export function asksForRole(element: Element): boolean {
  const isPlain = element.matches('div, span') || element.localName.includes('-');
  return isPlain && element.closest('[role=textbox], [role=combobox], [role=searchbox], [role=application]') === null;
}

/** True if screen readers find text, an image with a name or another stop in the element. */
export function hasContent(element: Element): boolean {
  const roots = [element, element.shadowRoot].filter((root) => root !== null);
  const parts = roots.flatMap((root) => [...root.children]);
  const texts = roots.flatMap((root) => [...root.childNodes]).filter((node) => node instanceof Text);
  if (texts.some(({ data }) => data.trim() !== '') || parts.some((part) => textOf(part).trim() !== '')) return true;
  const inner = element.shadowRoot === null ? [] : listRoots(element.shadowRoot);
  return [...inner, element].some((root) => [...root.querySelectorAll('*')].some((part) => isStop(part)));
}
