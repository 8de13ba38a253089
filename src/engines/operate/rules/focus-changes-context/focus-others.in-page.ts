import { pause } from '../../../../browser/in-page/pause.ts';

/** Moves the focus to the stops that have not had it. Returns how many stops have had it. */
export async function focusOthers(most: number): Promise<number> {
  const focused = window.curbcutFocused ?? new Set();
  const stops = window.curbcutStops ?? [];
  for (const stop of stops.slice(0, most)) {
    if (focused.has(stop) || !(stop instanceof HTMLElement || stop instanceof SVGElement)) continue;
    stop.focus({ preventScroll: true });
    // A form is sent in a task of its own.
    await pause(0);
  }
  return stops.filter((stop) => focused.has(stop)).length;
}
