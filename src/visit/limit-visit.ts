import { PageFailure } from '../browser/page-failure.ts';
import { within } from '../time/time-limit.ts';
import type { MemoryWatched } from './memory-watch.ts';
import { says } from '../texts/saying.ts';

export type VisitLimits = {
  readonly timeMs: number;
  /** The memory of the page's browser as a whole. */
  readonly memory: MemoryWatched;
};

/** The page used up its time or memory. Other failures at that time are consequences. */
export class OverLimit extends PageFailure {}

/** The last resort for a page that hangs or grows without end. Throws OverLimit. The browser must then be replaced. */
export async function limitVisit<T>(visit: Promise<T>, { timeMs, memory }: VisitLimits): Promise<T> {
  const tooLarge = memory.exceeded.then((bytes) => raise(outOfMemory(bytes, memory.limitBytes)));
  return within(timeMs, Promise.race([visit, tooLarge]), { late: outOfTime });
}

function outOfTime(): OverLimit {
  return new OverLimit('unresponsive', says('visits.browser_silent'));
}

function outOfMemory(bytes: number, limitBytes: number): OverLimit {
  return new OverLimit('out_of_memory', says('visits.memory', { bytes, bytesMost: limitBytes }));
}

function raise(failure: PageFailure): never {
  throw failure;
}
