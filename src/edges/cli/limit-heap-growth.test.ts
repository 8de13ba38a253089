import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const modulePath = new URL('limit-heap-growth.ts', import.meta.url).href;

/** The largest heap of a process that holds some 60 MB and slowly makes 500 MB of garbage, each piece of which lives for a while. */
async function measurePeak(start: string): Promise<number> {
  const program = `
    import { setTimeout } from 'node:timers/promises';
    import { limitHeapGrowth } from '${modulePath}';
    ${start}
    const held = Array.from({ length: 250_000 }, (_, index) => ({ index, text: index + ' text', more: [index] }));
    const pages = [];
    let peak = 0;
    for (let page = 0; page < 1_200; page += 1) {
      pages[page % 50] = Array.from({ length: 4_000 }, (_, index) => ({ url: page + '/' + index, index }));
      await setTimeout(2);
      peak = Math.max(peak, process.memoryUsage().heapUsed);
    }
    console.log(held.length > 0 && peak);
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  return Number(stdout);
}

it('the heap grows by half of what is in use, not by several times as much', async () => {
  const [unlimited, limited] = await Promise.all([measurePeak(''), measurePeak('limitHeapGrowth();')]);

  expect(limited).toBeLessThan(0.75 * unlimited);
});
