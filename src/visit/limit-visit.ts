import { PageFailure } from '../browser/page-failure.ts';
import { within } from '../shared/time-limit.ts';
import type { MemoryWatched } from './memory-watch.ts';

export type VisitLimits = {
  readonly timeMs: number;
  /** Of the page's browser as a whole. */
  readonly memory: MemoryWatched;
};

/** The page used up its time or memory. Whatever else failed meanwhile is a consequence. */
export class OverLimit extends PageFailure {}

/** The last resort, for what hangs or grows without end. Throws OverLimit: then the browser has to be given up. */
export async function limitVisit<T>(visit: Promise<T>, { timeMs, memory }: VisitLimits): Promise<T> {
  const tooLarge = memory.exceeded.then((bytes) => raise(outOfMemory(bytes, memory.limitBytes)));
  return within(timeMs, Promise.race([visit, tooLarge]), { late: outOfTime });
}

function outOfTime(): OverLimit {
  return new OverLimit('unresponsive', 'The browser did not answer within the time limit of the page.');
}

function outOfMemory(bytes: number, limitBytes: number): OverLimit {
  const detail = `The browser held ${inMebibytes(bytes)} for this page; it may hold ${inMebibytes(limitBytes)}.`;
  return new OverLimit('out_of_memory', detail);
}

function inMebibytes(bytes: number): string {
  return `${Math.round(bytes / 1024 ** 2)} MiB`;
}

function raise(failure: PageFailure): never {
  throw failure;
}
