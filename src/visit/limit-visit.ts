import type { MemoryWatch } from './memory-watch.ts';
import type { VisitOutcome } from './visit-page.ts';

export type VisitLimits = {
  readonly timeMs: number;
  /** Of the page's browser as a whole. */
  readonly memoryBytes: number;
  readonly pid: number | undefined;
  readonly watch: MemoryWatch;
};

/**
 * The last resort: whatever hangs or grows without end, the page's time or memory is over and its browser, then
 * `spoilt`, has to be given up. It is spoilt as well when the page left little of its memory to the next one.
 */
export async function limitVisit(visit: Promise<VisitOutcome>, limits: VisitLimits): Promise<VisitOutcome> {
  const memory = limits.watch.watch(limits.pid, limits.memoryBytes);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<VisitOutcome>((resolve) => {
    timer = setTimeout(() => resolve(outOfTime), limits.timeMs);
  });
  const tooLarge = memory.exceeded.then((bytes) => outOfMemory(bytes, limits.memoryBytes));
  try {
    const outcome = await Promise.race([visit, late, tooLarge]);
    return { ...outcome, spoilt: memory.end() || outcome.spoilt };
  } finally {
    memory.end();
    clearTimeout(timer);
    visit.catch(() => undefined);
  }
}

const unseen = {
  kind: 'failed',
  retryAfterMs: null,
  httpStatus: null,
  finalUrl: null,
  title: null,
  textDigest: null,
} as const;

const outOfTime: VisitOutcome = {
  ...unseen,
  code: 'renderer_unresponsive',
  detail: 'The browser did not answer within the time limit of the page.',
  spoilt: true,
};

function outOfMemory(bytes: number, limitBytes: number): VisitOutcome {
  const detail = `The browser held ${inMebibytes(bytes)} for this page; it may hold ${inMebibytes(limitBytes)}.`;
  return { ...unseen, code: 'memory_limit', detail, spoilt: true };
}

function inMebibytes(bytes: number): string {
  return `${Math.round(bytes / 1024 ** 2)} MiB`;
}
