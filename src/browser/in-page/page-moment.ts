import { timerDueEvent, timersEvent } from './page-timers.ts';
import { pause } from './pause.ts';

declare global {
  interface Window {
    /** The time since the page was loaded that a timer brought forward has waited for, in milliseconds, while it runs. */
    curbcutAheadMs?: number;
    /** The endless animations that are kept at their start. */
    curbcutPinned?: readonly Animation[];
  }
}

/**
 * Brings forward what the page's scripts have planned for the next moment, step by step, so that the page is read as it
 * is then. Returns true if something was planned.
 */
export async function passTimers(): Promise<boolean> {
  const mostSteps = 100;
  let steps = 0;
  while (steps < mostSteps && bringForward()) {
    steps += 1;
    await pause(0);
  }
  window.curbcutAheadMs = 0;
  return steps > 0;
}

/** False if nothing is planned for the next moment. */
export function bringForward(): boolean {
  let isPlanned = false;
  const note = (event: Event) => {
    isPlanned = true;
    const dueMs = event instanceof CustomEvent ? Number(event.detail) : 0;
    window.curbcutAheadMs = Math.max(window.curbcutAheadMs ?? 0, dueMs);
  };
  document.addEventListener(timerDueEvent, note);
  steerTimers('next');
  document.removeEventListener(timerDueEvent, note);
  return isPlanned;
}

export function steerTimers(order: 'next' | 'rest' | 'wake'): void {
  document.dispatchEvent(new CustomEvent(timersEvent, { detail: order }));
}

/**
 * Keeps the page at this moment: its timers rest, animations that end are at their end, and endless ones at their
 * start. These still count as running, for rules about motion.
 */
export function keepMoment(): void {
  steerTimers('rest');
  const running = document.getAnimations().filter(({ playState, timeline }) => {
    return playState === 'running' && timeline === document.timeline;
  });
  const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Infinity;
  for (const animation of running) if (!isEndless(animation) && animation.playbackRate > 0) animation.finish();
  const endless = running.filter(isEndless);
  for (const animation of endless) {
    animation.currentTime = 0;
    animation.playbackRate = 0;
  }
  window.curbcutPinned = endless;
}

/** Lets the page go on. */
export function leaveMoment(): void {
  for (const animation of window.curbcutPinned ?? []) animation.playbackRate = 1;
  window.curbcutPinned = [];
  steerTimers('wake');
}
