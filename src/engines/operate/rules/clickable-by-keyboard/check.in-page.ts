import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import type { ElementMark } from '../../../in-page/found-element.ts';
import { markElement } from '../../../in-page/found-element.ts';
import { isStop } from '../../../in-page/stop.ts';
import { listStyleRules, selectAll, splitSelectors } from '../../../in-page/style-rules.ts';

export type Clickable = {
  /** The number of areas with the cursor of links that Tab reaches. */
  readonly reached: number;
  readonly unreached: readonly ElementMark[];
  /** Elements that a role calls a control, without that cursor. */
  readonly named: readonly ElementMark[];
  /** Hidden elements that are a part of a box that opens, and have a name such as “close”. */
  readonly closers: readonly ElementMark[];
};

/**
 * Areas that show the cursor of links, and whether Tab reaches them, an element in them, or the widget that they belong
 * to.
 */
export function findClickable(most: number): Clickable {
  const pointed = findPointed();
  const hasCursor = (element: Element) => pointed.has(element) || getComputedStyle(element).cursor === 'pointer';
  const topmost = findAll('body *').filter(
    (element) => hasCursor(element) && !(element.parentElement !== null && hasCursor(element.parentElement)),
  );
  const areas = topmost.filter(isArea);
  const unreached = areas.filter((area) => !isReached(area));
  const closers = topmost.filter((element) => isHiddenCloser(element) && !isReached(element));
  const roles = '[role=button], [role=link], [role=checkbox], [role=switch]';
  const named = findAll(roles).filter((element) => !hasCursor(element) && element.shadowRoot === null);
  return {
    named: named
      .filter((element) => isArea(element) && !isReached(element))
      .slice(0, most)
      .map(markElement),
    reached: areas.length - unreached.length,
    unreached: unreached.slice(0, most).map(markElement),
    closers: closers.slice(0, most).map(markElement),
  };
}

/** Elements that show the cursor of links only while the pointer is over them. */
export function findPointed(): ReadonlySet<Element> {
  const selectors = listStyleRules()
    .filter(({ style }) => style.cursor === 'pointer')
    .flatMap(({ selectorText }) => splitSelectors(selectorText))
    .filter((selector) => /:hover[^\s>+~()]*$/.test(selector) && !/::?(?:before|after)/.test(selector));
  return new Set(selectors.flatMap((selector) => selectAll(selector.replaceAll(':hover', ''))));
}

export function isArea(element: Element): boolean {
  const least = 8;
  const { width, height } = element.getBoundingClientRect();
  return width >= least && height >= least && getComputedStyle(element).pointerEvents !== 'none' && isExposed(element);
}

export function isHiddenCloser(element: Element): boolean {
  if (element.checkVisibility()) return false;
  const names = [element.getAttribute('aria-label'), element.getAttribute('title'), element.textContent];
  const name = names.map((one) => (one ?? '').trim()).find((one) => one !== '') ?? '';
  return (
    name.length <= 40 &&
    /^(?:[x×✕✖✗╳⨯]$|(?:close|schließen|fermer|cerrar|chiudi|sluiten|fechar|stäng|zamknij)\b)/i.test(name)
  );
}

export function isReached(area: Element): boolean {
  const used =
    'a[href], area, button, input, select, textarea, option, summary, label, audio, video, iframe, [tabindex], [contenteditable], [aria-disabled=true]';
  const widgets =
    '[role=listbox], [role=menu], [role=menubar], [role=tree], [role=treegrid], [role=grid], [role=tablist], [role=radiogroup], [role=combobox]';
  if (area.closest(`${used}, ${widgets}`) !== null) return true;
  return [...area.querySelectorAll('*')].some((element) => element.shadowRoot !== null || isStop(element));
}
