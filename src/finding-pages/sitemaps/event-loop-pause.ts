import { setImmediate } from 'node:timers/promises';

/** The longest time that work may block the event loop. */
const maxWorkMs = 10;

/** Pauses loops whose input may be available already. Awaiting such input never lets a timer or a socket run. */
export class EventLoopPause {
  #sinceMs = performance.now();

  async whenDue(): Promise<void> {
    if (performance.now() - this.#sinceMs < maxWorkMs) return;
    await setImmediate();
    this.#sinceMs = performance.now();
  }
}
