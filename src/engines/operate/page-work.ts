import { z } from 'zod';
import { isOver } from '../../time/time-left.ts';

const metricsSchema = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) });

const mostElements = 8_000;
const mostTimes = 6;

/** A page of more elements lacks time in each attempt, if it lacks time. */
export function isLarge(elements: number): boolean {
  return elements > mostElements;
}

/** Each key costs a large page more, so its limit grows with it. */
export function limitOfWork(workMs: number, elements: number): number {
  return workMs * Math.min(mostTimes, Math.max(1, elements / mostElements));
}

/** Calls a method of the protocol that has no parameters. */
type Ask = (method: string) => Promise<unknown>;

/**
 * A limit for the work of a page: the processor time of its main thread, and the pauses that are made for its timers.
 * The clock of a busy machine would end the same work now here, now there.
 */
export class PageWork {
  readonly #ask: Ask;
  readonly #startMs: number;
  readonly #limitMs: number;
  #pausedMs = 0;
  /** One thread cannot work longer than the clock runs, so nothing is asked before this time. */
  #notBefore: number;

  private constructor(ask: Ask, startMs: number, limitMs: number) {
    this.#ask = ask;
    this.#startMs = startMs;
    this.#limitMs = limitMs;
    this.#notBefore = performance.now() + limitMs;
  }

  static async start(ask: Ask, limitMs: number): Promise<PageWork> {
    const [, startMs] = await Promise.all([ask('Performance.enable'), readThreadMs(ask)]);
    return new PageWork(ask, startMs, limitMs);
  }

  addPause(ms: number): void {
    this.#pausedMs += ms;
  }

  async isOver(): Promise<boolean> {
    if (!isOver(this.#notBefore)) return false;
    const leftMs = this.#limitMs - this.#pausedMs - ((await readThreadMs(this.#ask)) - this.#startMs);
    this.#notBefore = performance.now() + leftMs;
    return leftMs <= 0;
  }
}

/** The processor time of the main thread since it began. */
async function readThreadMs(ask: Ask): Promise<number> {
  const { metrics } = metricsSchema.parse(await ask('Performance.getMetrics'));
  return 1_000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0);
}
