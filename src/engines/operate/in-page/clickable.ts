import { findAll } from '../../in-page/elements.ts';
import { isExposed } from '../../in-page/exposed.ts';
import type { ElementMark } from '../../in-page/found-element.ts';
import { markElement } from '../../in-page/found-element.ts';
import { isStop } from '../../in-page/stop.ts';

export type Clickable = {
  /** Areas with the cursor of links that Tab reaches. */
  readonly reached: number;
  readonly unreached: readonly ElementMark[];
};

/** Areas that show the cursor of links, and whether Tab reaches them, an element in them, or the widget that they belong to. */
export function findClickable(most: number): Clickable {
  const areas = findAll('body *').filter(isArea);
  const unreached = areas.filter((area) => !isReached(area));
  return { reached: areas.length - unreached.length, unreached: unreached.slice(0, most).map(markElement) };
}

export function isArea(element: Element): boolean {
  const least = 8;
  const { cursor, pointerEvents } = getComputedStyle(element);
  if (cursor !== 'pointer' || pointerEvents === 'none') return false;
  const parent = element.parentElement;
  if (parent !== null && getComputedStyle(parent).cursor === 'pointer') return false;
  const { width, height } = element.getBoundingClientRect();
  return width >= least && height >= least && isExposed(element);
}

export function isReached(area: Element): boolean {
  const used =
    'a[href], area, button, input, select, textarea, option, summary, label, audio, video, iframe, [tabindex], [contenteditable], [aria-disabled=true]';
  const widgets =
    '[role=listbox], [role=menu], [role=menubar], [role=tree], [role=treegrid], [role=grid], [role=tablist], [role=radiogroup], [role=combobox]';
  if (area.closest(`${used}, ${widgets}`) !== null) return true;
  return [...area.querySelectorAll('*')].some((element) => element.shadowRoot !== null || isStop(element));
}
