import { setImmediate } from 'node:timers/promises';

/** How long work may hold the event loop before others get their turn. */
const maxWorkMs = 10;

/** For loops whose input may all be there already: then awaiting it alone never lets a timer or a socket in. */
export class EventLoopPause {
  #sinceMs = performance.now();

  async whenDue(): Promise<void> {
    if (performance.now() - this.#sinceMs < maxWorkMs) return;
    await setImmediate();
    this.#sinceMs = performance.now();
  }
}
