import { setTimeout as delay } from 'node:timers/promises';
import { readRss, watchProcess } from '../lib/process-use.ts';
import type { BenchService } from '../lib/service.ts';

export type ServiceFigures = {
  readonly seconds: number;
  /** Of a request to `/api/health`, made again and again. */
  readonly slowestAnswerMs: number;
  /** Resident, of the service's own process. */
  readonly megabytes: { readonly before: number; readonly peak: number; readonly afterwards: number };
  readonly secondsUntilAfterwards: number;
  /** Resident, all browsers together. */
  readonly browsersPeakMegabytes: number;
};

const askEveryMs = 250;
/** The service's memory must be this low again, this soon after the last page (docs/hostile-pages.md). */
const floorMegabytes = 450;
const longestUntilFloorMs = 60_000;

/** Asks the service how it does until stopped, which then waits until its memory is what it was. */
export function watchService({ pid, origin }: BenchService): { readonly stop: () => Promise<ServiceFigures> } {
  const before = toMegabytes(readRss(pid));
  const started = performance.now();
  const memory = watchProcess(pid);
  const over = new AbortController();
  const asking = askHealth(origin, over.signal);
  return {
    stop: async () => {
      const ended = performance.now();
      const use = memory.stop();
      over.abort();
      const slowestAnswerMs = Math.round(await asking);
      while (toMegabytes(readRss(pid)) > floorMegabytes && performance.now() - ended < longestUntilFloorMs)
        await delay(askEveryMs);
      return {
        seconds: Math.round((ended - started) / 1000),
        slowestAnswerMs,
        megabytes: { before, peak: toMegabytes(use.rootRss), afterwards: toMegabytes(readRss(pid)) },
        secondsUntilAfterwards: Math.round((performance.now() - ended) / 1000),
        browsersPeakMegabytes: toMegabytes(use.belowRss),
      };
    },
  };
}

/** Infinity when a request was not answered, or not well. */
async function askHealth(origin: string, over: AbortSignal): Promise<number> {
  let slowest = 0;
  while (!over.aborted) {
    const started = performance.now();
    const isWell = await fetch(`${origin}/api/health`).then(
      async (response) => response.ok && (await response.text()) !== '',
      () => false,
    );
    slowest = isWell ? Math.max(slowest, performance.now() - started) : Infinity;
    await delay(askEveryMs);
  }
  return slowest;
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}
