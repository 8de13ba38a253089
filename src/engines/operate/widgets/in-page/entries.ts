import { findAll } from '../../../in-page/elements.ts';
import { isStop } from '../../../in-page/stop.ts';
import { activeElement } from '../../in-page/stops.ts';

/** The element with the focus, the first stop in the widget, and what controls the widget. */
export function listEntries(widget: Element, isOpened: boolean): readonly Element[] {
  const active = isOpened ? activeElement() : null;
  const stops = [widget, ...widget.querySelectorAll('*')].filter(isStop);
  const controllers = findAll('[aria-controls], [aria-owns]').filter((one) => controls(one, widget) && isStop(one));
  const first = active === null || active.matches('html, body') ? [] : [active];
  return [...new Set([...first, ...stops.slice(0, 1), ...controllers.slice(0, 1)])];
}

export function controls(element: Element, widget: Element): boolean {
  const ids = ['aria-controls', 'aria-owns'].flatMap((name) => (element.getAttribute(name) ?? '').split(/\s+/));
  return widget.id !== '' && ids.includes(widget.id);
}

export function leadsTo(entry: Element, widget: Element): boolean {
  const popup = '[aria-haspopup]:not([aria-haspopup="false"], [aria-haspopup="dialog"])';
  return widget.contains(entry) || controls(entry, widget) || entry.matches(popup);
}
