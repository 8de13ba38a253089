import { totalmem } from 'node:os';
import type { KnownParents, TreeMemory } from '../browser/process-tree.ts';
import { measureTrees } from '../browser/process-tree.ts';

const gibibyte = 1024 ** 3;

/** A page that fills memory at full speed writes about half a gigabyte between two checks. */
const lookEveryMs = 500;
/** The rest of the machine's memory is for this service, its database and the system. */
const shareOfBrowsers = 0.75;
/** Less would refuse legitimate pages. Pages of 200,000 elements were measured at 0.9 GiB. */
const leastBytes = gibibyte;
/**
 * No legitimate page that we measured needs this much (50 MB of markup: 2.2 GiB). A page that exceeds it grows forever.
 */
const mostBytes = 3 * gibibyte;
/** The measured needs of the service, and of each page with its browser. docs/containers.md promises these numbers. */
const bytesOfService = gibibyte / 2;
const bytesOfUsualPage = 0.4 * gibibyte;
/** If a page used more than this part of its share, its browser is not used for the next page. */
const heavyPart = 0.5;

/** The bytes that the browser of one page may use if this many pages are scanned at once. */
export function memoryShare(concurrency: number, machineBytes = readMachineBytes()): number {
  return Math.min(mostBytes, Math.max(leastBytes, (machineBytes * shareOfBrowsers) / concurrency));
}

/** The number of pages that can be scanned at once if each gets its minimum share. */
export function countRoom(machineBytes = readMachineBytes()): number {
  return Math.floor((machineBytes * shareOfBrowsers) / leastBytes);
}

/** The number of pages that fit into the memory at once if they are usual (docs/containers.md). At least one. */
export function countUsualPages(machineBytes = readMachineBytes()): number {
  return Math.max(1, Math.floor((machineBytes - bytesOfService) / bytesOfUsualPage));
}

/** The limit of a container counts. Node returns 0, or more than the machine has, if there is no limit. */
function readMachineBytes(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(totalmem(), constrained) : totalmem();
}

export type MemoryWatched = {
  /** The limit for its browser as a whole. */
  readonly limitBytes: number;
  /** Resolves with the bytes in use once they exceed the limit. Otherwise, it never resolves. */
  readonly exceeded: Promise<number>;
  /** Call this when the page ends. True if the browser has become too heavy for another page. */
  readonly end: () => boolean;
};

type Watched = { readonly limitBytes: number; readonly exceeded: PromiseWithResolvers<number>; peakBytes: number };
type Options = {
  readonly everyMs?: number;
  readonly measure?: (pids: readonly number[]) => readonly TreeMemory[];
};

/**
 * Measures the memory of all browsers with a page in one pass, and only while there are any. Linux only: on other
 * systems, no limit is ever exceeded.
 */
export class MemoryWatch {
  readonly #everyMs: number;
  readonly #measure: (pids: readonly number[]) => readonly TreeMemory[];
  readonly #watched = new Map<number, Watched>();
  #isDue = false;

  constructor({ everyMs = lookEveryMs, measure }: Options = {}) {
    const known: KnownParents = new Map();
    this.#everyMs = everyMs;
    this.#measure = measure ?? ((pids) => measureTrees(pids, known));
  }

  /** Watches a browser's process and its descendants until `end` is called. */
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
