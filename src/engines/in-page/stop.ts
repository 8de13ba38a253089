import { findAll } from './elements.ts';

export const stopSelector =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]';

/** The elements that Tab reaches, in the order of the document. For that of Tab, see tab-order.ts. */
export function findStops(): readonly Element[] {
  return findAll(stopSelector).filter(isStop);
}

/** True if Tab reaches an element. */
export function isStop(element: Element): boolean {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false;
  return (
    element.tabIndex >= 0 &&
    !element.matches(':disabled, input[type=hidden]') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert]') === null &&
    isOpen(element) &&
    isFirstRadio(element)
  );
}

/** Only the first summary of a closed `details` element is a stop. */
export function isOpen(element: Element): boolean {
  return element.localName !== 'summary' || element.parentElement?.querySelector('summary') === element;
}

/** Tab reaches the checked radio button of a group, or one at an end. */
export function isFirstRadio(element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.name === '') return true;
  const root = element.form ?? element.getRootNode();
  if (!(root instanceof Document || root instanceof Element || root instanceof ShadowRoot)) return true;
  const group = [...root.querySelectorAll<HTMLInputElement>(`input[type=radio][name=${CSS.escape(element.name)}]`)];
  return (group.find((radio) => radio.checked) ?? group[0]) === element;
}
