import { findAll, parentOf } from './elements.ts';

export const stopSelector =
  'a:any-link, area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]';

/** The elements that Tab reaches, in the order of the document. For that of Tab, see tab-order.ts. */
export function findStops(): readonly Element[] {
  return findAll(stopSelector).filter(isStop);
}

/** True if Tab reaches an element. */
export function isStop(element: Element): boolean {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false;
  return (
    isInOrder(element) &&
    !element.matches(':disabled, input[type=hidden]') &&
    isDrawn(element) &&
    !isInert(element) &&
    isOpen(element) &&
    isFirstRadio(element)
  );
}

/**
 * Chromium gives editors and players no number in `tabIndex`, although Tab reaches them, and links without `href` the
 * number 0, although it does not.
 */
export function isInOrder(element: HTMLElement | SVGElement): boolean {
  if (element.tabIndex >= 0 && !element.matches(':is(a, area):not(:any-link, [tabindex])')) return true;
  if (element.hasAttribute('tabindex') && !Number.isNaN(Number.parseInt(element.getAttribute('tabindex') ?? '', 10)))
    return false;
  return element.matches('audio[controls], video[controls]') || isEditor(element);
}

/** An editor is one stop, with all that can be edited in it. */
export function isEditor(element: Element): boolean {
  if (!(element instanceof HTMLElement) || !element.isContentEditable) return false;
  const { parentElement } = element;
  return !(parentElement instanceof HTMLElement && parentElement.isContentEditable);
}

/** An inert host makes its shadow tree inert, and a style does so for what inherits it. */
export function isInert(element: Element): boolean {
  if (getComputedStyle(element).getPropertyValue('interactivity') === 'inert') return true;
  for (let around: Element | null = element; around !== null; around = parentOf(around)) {
    if (around.hasAttribute('inert')) return true;
  }
  return false;
}

/** An area is drawn by the picture that uses its map. */
export function isDrawn(element: Element): boolean {
  const name = element.localName === 'area' ? (element.closest('map')?.name ?? '') : '';
  const shown = name === '' ? element : document.querySelector(`img[usemap="#${CSS.escape(name)}"]`);
  return shown?.checkVisibility({ visibilityProperty: true }) === true;
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
