import { totalmem } from 'node:os';
import type { TreeMemory } from '../browser/process-tree.ts';
import { measureTrees } from '../browser/process-tree.ts';

const gibibyte = 1024 ** 3;

/** A page that fills memory as fast as it can writes about half a gigabyte between two looks. */
const lookEveryMs = 500;
/** The rest of the machine's memory is for this service, its database and the system. */
const shareOfBrowsers = 0.75;
/** Less would refuse honest pages: those of 200,000 elements were measured at 0.9 GiB. */
const leastBytes = gibibyte;
/** No honest page measured needs as much (50 MB of markup: 2.2 GiB); what does, needs without end. */
const mostBytes = 3 * gibibyte;
/** What the service needs by itself, and each page with its browser: measured, and what docs/containers.md promises. */
const bytesOfService = gibibyte / 2;
const bytesOfUsualPage = 0.4 * gibibyte;
/** A browser in which a page used more than this part of its share is not handed to the next page. */
const heavyPart = 0.5;

/** What one page's browser may use, in bytes, when so many work at once. */
export function memoryShare(concurrency: number, machineBytes = readMachineBytes()): number {
  return Math.min(mostBytes, Math.max(leastBytes, (machineBytes * shareOfBrowsers) / concurrency));
}

/** How many pages at once leave each its least share. */
export function countRoom(machineBytes = readMachineBytes()): number {
  return Math.floor((machineBytes * shareOfBrowsers) / leastBytes);
}

/** How many pages at once fit into the memory, if they are as honest pages usually are (docs/containers.md). At least one. */
export function countUsualPages(machineBytes = readMachineBytes()): number {
  return Math.max(1, Math.floor((machineBytes - bytesOfService) / bytesOfUsualPage));
}

/** In a container its limit counts; Node gives 0, or more than there is, where there is none. */
function readMachineBytes(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(totalmem(), constrained) : totalmem();
}

/** One page in flight. */
export type MemoryWatched = {
  /** What its browser as a whole may hold. */
  readonly limitBytes: number;
  /** Resolves with the bytes in use once they are more than the page may have; never otherwise. */
  readonly exceeded: Promise<number>;
  /** The page is over. True when it left its browser too heavy for another page. */
  readonly end: () => boolean;
};

type Watched = { readonly limitBytes: number; readonly exceeded: PromiseWithResolvers<number>; peakBytes: number };
type Options = {
  readonly everyMs?: number;
  readonly measure?: (pids: readonly number[]) => readonly TreeMemory[];
};

/**
 * Measures the memory of all browsers that are working on a page in one pass, and only while there are any.
 * Linux only: elsewhere nothing is ever exceeded.
 */
export class MemoryWatch {
  readonly #everyMs: number;
  readonly #measure: (pids: readonly number[]) => readonly TreeMemory[];
  readonly #watched = new Map<number, Watched>();
  #isDue = false;

  constructor({ everyMs = lookEveryMs, measure = measureTrees }: Options = {}) {
    this.#everyMs = everyMs;
    this.#measure = measure;
  }

  /** Watches a browser's process with all below it until `end` is called. */
  watch(pid: number | undefined, limitBytes: number): MemoryWatched {
    const watched: Watched = { limitBytes, exceeded: Promise.withResolvers(), peakBytes: 0 };
    if (pid !== undefined && process.platform === 'linux') {
      this.#watched.set(pid, watched);
      if (!this.#isDue) this.#lookLater();
    }
    return {
      limitBytes,
      exceeded: watched.exceeded.promise,
      end: () => {
        if (pid !== undefined && this.#watched.get(pid) === watched) this.#watched.delete(pid);
        return watched.peakBytes > heavyPart * limitBytes;
      },
    };
  }

  #lookLater(): void {
    this.#isDue = true;
    setTimeout(() => this.#look(), this.#everyMs).unref();
  }

  #look(): void {
    this.#isDue = false;
    if (this.#watched.size === 0) return;
    for (const { root, bytes } of this.#measure([...this.#watched.keys()])) this.#note(root, bytes);
    this.#lookLater();
  }

  #note(root: number, bytes: number): void {
    const watched = this.#watched.get(root);
    if (watched === undefined) return;
    watched.peakBytes = Math.max(watched.peakBytes, bytes);
    if (bytes > watched.limitBytes) watched.exceeded.resolve(bytes);
  }
}
