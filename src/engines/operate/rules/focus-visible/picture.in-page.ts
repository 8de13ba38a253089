import { rest } from '../../in-page/still.ts';
import { activeElement, blurActive } from '../../in-page/stops.ts';

/** Brings the stop into view without the focus. Returns false if it is gone. */
export async function showStop(stop: number): Promise<boolean> {
  if (bringIntoView(stop) === 'gone') return false;
  await rest();
  return true;
}

/** `in_place`: it was in view already, so nothing was scrolled. */
export function bringIntoView(stop: number): 'gone' | 'scrolled' | 'in_place' {
  blurActive();
  const element = window.curbcutStops?.[stop];
  if (element?.isConnected !== true) return 'gone';
  const before = element.getBoundingClientRect();
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y } = element.getBoundingClientRect();
  return x === before.x && y === before.y ? 'in_place' : 'scrolled';
}

/** Focuses the stop, and waits for everything that this starts. Returns false if it does not keep the focus. */
export async function focusShown(stop: number): Promise<boolean> {
  const element = window.curbcutStops?.[stop];
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
  await rest();
  return element !== undefined && activeElement() === element;
}

/** Focuses a stop that needs no scrolling. Returns false for other stops, and if it does not keep the focus. */
export async function focusInPlace(stop: number): Promise<boolean> {
  return bringIntoView(stop) === 'in_place' && focusShown(stop);
}
