import { rest } from '../../in-page/still.ts';
import { activeElement, blurActive } from '../../in-page/stops.ts';

/** Brings the stop into view without the focus. Returns false if it is gone. */
export async function showStop(stop: number): Promise<boolean> {
  blurActive();
  const element = window.curbcutStops?.[stop];
  if (element?.isConnected !== true) return false;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  await rest();
  return true;
}

/** Focuses the stop, and waits for everything that this starts. Returns false if it does not keep the focus. */
export async function focusShown(stop: number): Promise<boolean> {
  const element = window.curbcutStops?.[stop];
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
  await rest();
  return element !== undefined && activeElement() === element;
}
