import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The settled service holds 70 to 80 MB. */
const muchGarbageBytes = 128 * 1024 * 1024;

type Memory = { readonly heapUsed: () => number; readonly collect: () => void };

/**
 * Collects the garbage that scans left, once, when nothing runs any more. V8 collects as it allocates: after five pages that
 * flooded the service with requests, an idle service kept 497 MB where 320 MB would do.
 */
export class IdleMemory {
  readonly #memory: Memory;
  #wasBusy = false;

  constructor(memory: Memory = { heapUsed: () => process.memoryUsage().heapUsed, collect: collectGarbage }) {
    this.#memory = memory;
  }

  /** Call this every few seconds with the number of slots that are busy. */
  look(busy: number): void {
    if (this.#wasBusy && busy === 0 && this.#memory.heapUsed() > muchGarbageBytes) this.#memory.collect();
    this.#wasBusy = busy > 0;
  }
}

/** The only way to V8's collector without a flag at the start of the process. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  // V8 documents no type: a function without parameters.
  const collect = runInNewContext('gc') as () => void;
  collect();
}
