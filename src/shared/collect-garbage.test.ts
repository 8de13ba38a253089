import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const megabyte = 1_000_000;

/** In its own process, like a service: holds some 40 MB, and makes garbage that lives for a while. Returns the largest heap. */
async function measurePeak(start: string): Promise<number> {
  const program = `
    import { collectGarbage } from '${new URL('collect-garbage.ts', import.meta.url).href}';
    const held = Array.from({ length: 200_000 }, (_, index) => ({ index, text: index + ' text', more: [index] }));
    ${start}
    const pages = [];
    let peak = 0;
    for (let page = 0; page < 1_500; page += 1) {
      pages[page % 50] = Array.from({ length: 2_000 }, (_, index) => ({ url: page + '/' + index, index }));
      peak = Math.max(peak, process.memoryUsage().heapTotal);
    }
    console.log(held.length > 0 && peak);
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  return Number(stdout);
}

it('a heap that was collected once stays near what it holds, and one that was not grows by several times that', async () => {
  const [without, collected] = await Promise.all([measurePeak(''), measurePeak('collectGarbage();')]);

  expect(collected).toBeLessThan(160 * megabyte);
  expect(without).toBeGreaterThan(collected * 1.3);
});
