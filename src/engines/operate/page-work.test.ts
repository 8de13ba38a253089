import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitOfWork, PageWork } from './page-work.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** A page whose main thread has worked for some time before. */
async function aPage(limitMs: number) {
  const thread = { seconds: 7, asked: 0 };
  const work = await PageWork.start(async (method) => {
    if (method === 'Performance.getMetrics') thread.asked += 1;
    return { metrics: [{ name: 'ThreadTime', value: thread.seconds }] };
  }, limitMs);
  thread.asked = 0;
  return { thread, work };
}

describe('the work of a page', () => {
  it('is not asked for while the clock has not run as long', async () => {
    const { thread, work } = await aPage(2_000);
    vi.advanceTimersByTime(1_999);

    expect([await work.isOver(), thread.asked]).toEqual([false, 0]);
  });

  it('lasts as long as its limit on the processor, however busy the machine is', async () => {
    const { thread, work } = await aPage(2_000);
    const answers: boolean[] = [];
    for (const seconds of [0.5, 1, 1.5, 2]) {
      thread.seconds = 7 + seconds;
      vi.advanceTimersByTime(2_000);
      answers.push(await work.isOver());
    }

    expect(answers).toEqual([false, false, false, true]);
  });

  it('may be more on a large page, within bounds', () => {
    const limits = [100, 8_000, 16_000, 49_000, 1_000_000].map((elements) => limitOfWork(2_000, elements));

    expect(limits).toEqual([2_000, 2_000, 4_000, 12_000, 12_000]);
  });

  it('includes the pauses that are made for the page', async () => {
    const { work } = await aPage(2_000);
    work.addPause(1_500);
    vi.advanceTimersByTime(2_000);
    const isOverThen = await work.isOver();
    work.addPause(500);
    vi.advanceTimersByTime(500);

    expect([isOverThen, await work.isOver()]).toEqual([false, true]);
  });
});
