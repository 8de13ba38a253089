import { OutOfTime, within } from '../shared/time-limit.ts';
import type { MemoryWatch } from './memory-watch.ts';
import type { Visited } from './observation.ts';
import type { WrongPage } from './wrong-page.ts';
import { wrong } from './wrong-page.ts';

export type VisitLimits = {
  readonly timeMs: number;
  /** Of the page's browser as a whole. */
  readonly memoryBytes: number;
  readonly pid: number | undefined;
  readonly watch: MemoryWatch;
  /** Asked when the time is over: whether the page used it up by itself. */
  readonly isHung: () => boolean;
};

/**
 * The last resort: whatever hangs or grows without end, the page's time or memory is over and its browser, which is then
 * spoilt, has to be given up. It is spoilt as well when the page left little of its memory to the next one.
 */
export async function limitVisit(visit: Promise<Visited>, limits: VisitLimits): Promise<Visited> {
  const memory = limits.watch.watch(limits.pid, limits.memoryBytes);
  const late = new OutOfTime();
  const tooLarge = memory.exceeded.then((bytes) => endWith(outOfMemory(bytes, limits.memoryBytes), { isHung: false }));
  try {
    const visited = await within(limits.timeMs, Promise.race([visit, tooLarge]), { late: () => late });
    return { ...visited, isSpoilt: memory.end() || visited.isSpoilt };
  } catch (error) {
    if (error !== late) throw error;
    return endWith(outOfTime, { isHung: limits.isHung() });
  } finally {
    memory.end();
  }
}

/** Of what was seen until then nothing is known here. */
function endWith(failure: WrongPage, { isHung }: { readonly isHung: boolean }): Visited {
  const outcome = {
    ...failure,
    isHung,
    kind: 'failed',
    answer: undefined,
    facts: undefined,
    textDigest: null,
  } as const;
  return { outcome, isSpoilt: true };
}

const outOfTime = wrong('renderer_unresponsive', 'The browser did not answer within the time limit of the page.');

function outOfMemory(bytes: number, limitBytes: number): WrongPage {
  const detail = `The browser held ${inMebibytes(bytes)} for this page; it may hold ${inMebibytes(limitBytes)}.`;
  return wrong('memory_limit', detail);
}

function inMebibytes(bytes: number): string {
  return `${Math.round(bytes / 1024 ** 2)} MiB`;
}
