/** The event that steers the timers of a page. `detail`: `next`, `rest` or `wake`. */
export const timersEvent = 'curbcut-page-timers';
/** The event that tells the time of the timer that `next` has brought forward. */
export const timerDueEvent = 'curbcut-page-timer-due';

/**
 * A timer of the page's scripts. `dueMs`: its time since the page was loaded, counted in delays: a timer that another
 * one sets comes after it, however busy the machine is.
 */
export type PageTimer = {
  readonly run: () => void;
  readonly everyMs: number | undefined;
  dueMs: number;
  /** The browser's own number of it, which changes when it is set again. */
  id: number;
  /** It runs while the timers rest, because it was brought forward, or only waits for a moment. */
  mayRun: boolean;
  /** It was due while the timers rested. */
  isMissed: boolean;
};

export type PageTimers = {
  readonly set: (run: () => void, ms: number) => number;
  readonly clear: (id: number) => void;
  /** The keys are the numbers that the page's scripts have. */
  readonly all: Map<number, PageTimer>;
  nowMs: number;
  isResting: boolean;
  /** The page has set more timers at once than a list of them is good for: further ones are not kept. */
  isFlooded: boolean;
};

/**
 * Runs in every new document before the page's own scripts. Keeps a list of their timers, so that they can be brought
 * forward, rest while the page is read, and go on afterwards. Otherwise it depends on the machine's speed which of them
 * have run by then.
 */
export function keepPageTimers(): void {
  if (window !== window.top) return;
  const timers: PageTimers = {
    set: window.setTimeout.bind(window),
    clear: window.clearTimeout.bind(window),
    all: new Map(),
    nowMs: 0,
    isResting: false,
    isFlooded: false,
  };
  replaceSetter(timers, 'setTimeout');
  replaceSetter(timers, 'setInterval');
  replaceClearer(timers, 'clearTimeout');
  replaceClearer(timers, 'clearInterval');
  document.addEventListener(timersEvent, (event) => {
    if (event instanceof CustomEvent) steerTimers(timers, String(event.detail));
  });
}

export function replaceSetter(timers: PageTimers, name: 'setTimeout' | 'setInterval'): void {
  window[name] = new Proxy(window[name], {
    apply: (set, self, given: readonly unknown[]) => {
      const [run, delay, ...values] = given;
      if (typeof run !== 'function' || !mayKeep(timers, self)) return Number(Reflect.apply(set, self, given));
      const call = () => void Reflect.apply(run, window, values);
      return keepTimer(timers, { run: call, ms: readDelay(delay), repeats: name === 'setInterval' });
    },
  });
}

/** Browsers take a delay that is too long for none. */
export function readDelay(given: unknown): number {
  const longestMs = 2_147_483_647;
  const ms = Number(given) || 0;
  return ms > longestMs ? 0 : ms;
}

/** False for a timer of another window, and on a page that floods the browser with timers. */
export function mayKeep(timers: PageTimers, self: unknown): boolean {
  const mostKept = 500;
  timers.isFlooded ||= timers.all.size >= mostKept;
  return (self === undefined || self === window) && !timers.isFlooded;
}

export type NewTimer = { readonly run: () => void; readonly ms: number; readonly repeats: boolean };

/** Sets a timer, and returns the number that scripts know. */
export function keepTimer(timers: PageTimers, { run, ms, repeats }: NewTimer): number {
  // Browsers delay nested timers of 0 ms by 4 ms.
  const delayMs = Math.max(4, ms);
  const longestBriefMs = 100;
  const number = timers.set(() => fireTimer(timers, number), ms);
  timers.all.set(number, {
    run,
    everyMs: repeats ? delayMs : undefined,
    dueMs: timers.nowMs + delayMs,
    id: number,
    mayRun: timers.isResting && !repeats && delayMs <= longestBriefMs,
    isMissed: false,
  });
  return number;
}

export function replaceClearer(timers: PageTimers, name: 'clearTimeout' | 'clearInterval'): void {
  window[name] = new Proxy(window[name], {
    apply: (clear, self, given: readonly unknown[]) => {
      const timer = timers.all.get(Number(given[0]));
      timers.all.delete(Number(given[0]));
      if (timer === undefined) Reflect.apply(clear, self, given);
      else timers.clear(timer.id);
    },
  });
}

export function fireTimer(timers: PageTimers, number: number): void {
  const timer = timers.all.get(number);
  if (timer === undefined) return;
  timer.isMissed = timers.isResting && !timer.mayRun;
  if (timer.isMissed) return;
  const { dueMs, everyMs } = timer;
  if (everyMs === undefined) timers.all.delete(number);
  else {
    timer.dueMs += everyMs;
    timer.mayRun = false;
    timer.id = timers.set(() => fireTimer(timers, number), everyMs);
  }
  if (!timers.isFlooded) noteTime(timers, dueMs);
  timer.run();
}

export function noteTime(timers: PageTimers, dueMs: number): void {
  timers.nowMs = dueMs;
  // Promises of the timer come before this.
  timers.set(() => {
    if (timers.nowMs === dueMs) timers.nowMs = 0;
  }, 0);
}

export function steerTimers(timers: PageTimers, order: string): void {
  if (order === 'next') bringForward(timers);
  else if (order === 'rest') timers.isResting = true;
  else wakeTimers(timers);
}

/** Lets the next timer run at once, unless it is too far ahead. */
export function bringForward(timers: PageTimers): void {
  const farthestMs = 1_300;
  if (timers.isFlooded) return;
  const next = [...timers.all].reduce<readonly [number, PageTimer] | undefined>(
    (first, one) => (first === undefined || one[1].dueMs < first[1].dueMs ? one : first),
    undefined,
  );
  if (next === undefined || next[1].dueMs > farthestMs) return;
  setSoon(timers, next);
  document.dispatchEvent(new CustomEvent(timerDueEvent, { detail: next[1].dueMs }));
}

export function setSoon(timers: PageTimers, [number, timer]: readonly [number, PageTimer]): void {
  timers.clear(timer.id);
  timer.isMissed = false;
  timer.mayRun = true;
  timer.id = timers.set(() => fireTimer(timers, number), 0);
}

/** Those that were due meanwhile come at once, in their order. */
export function wakeTimers(timers: PageTimers): void {
  timers.isResting = false;
  const missed = [...timers.all].filter(([, { isMissed }]) => isMissed);
  for (const one of missed.toSorted(([, a], [, b]) => a.dueMs - b.dueMs)) setSoon(timers, one);
}
