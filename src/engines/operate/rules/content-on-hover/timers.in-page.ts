declare global {
  interface Window {
    curbcutTimers?: { readonly delay: number; readonly at: number }[];
  }
}

export function watchTimers(name: string): void {
  const timers: { readonly delay: number; readonly at: number }[] = [];
  window.curbcutTimers = timers;
  document.addEventListener(name, (event) => {
    if (event instanceof CustomEvent) timers.push({ delay: Number(event.detail), at: performance.now() });
  });
}

/** Forgets the timers so far. */
export function forgetTimers(): void {
  window.curbcutTimers?.splice(0);
}

/** The time until the last timer since then that may hide something. 0 if there is none. */
export function readTimer(leastMs: number, mostMs: number): number {
  const now = performance.now();
  const late = (window.curbcutTimers ?? []).filter(({ delay }) => delay >= leastMs && delay <= mostMs);
  return Math.max(0, ...late.map(({ delay, at }) => at + delay - now));
}
