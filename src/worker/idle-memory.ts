import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** An idle service uses 70 to 80 MB. */
const muchGarbageBytes = 128 * 1024 * 1024;

type Memory = { readonly heapUsed: () => number; readonly collect: () => void };

/**
 * Collects the garbage of scans once after all have ended, because V8 collects only when it allocates. After five pages
 * that flooded the service with requests, an idle service kept 497 MB instead of 320 MB.
 */
export class IdleMemory {
  readonly #memory: Memory;
  #wasBusy = false;

  constructor(memory: Memory = { heapUsed: () => process.memoryUsage().heapUsed, collect: collectGarbage }) {
    this.#memory = memory;
  }

  /** Call this every few seconds with the number of busy slots. */
  look(busy: number): void {
    if (this.#wasBusy && busy === 0 && this.#memory.heapUsed() > muchGarbageBytes) this.#memory.collect();
    this.#wasBusy = busy > 0;
  }
}

/** The only way to V8's collector without a flag at the start of the process. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  // V8 does not document its type, which is a function without parameters.
  const collect = runInNewContext('gc') as () => void;
  collect();
}
