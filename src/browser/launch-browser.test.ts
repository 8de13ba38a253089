import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { launchTestBrowser } from '../../test/e2e/launch-test-browser.ts';
import { listTree } from './process-tree.ts';

describe.skipIf(process.platform !== 'linux')('a browser that was launched', () => {
  it('gives way to the service, with the renderers of later pages too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'curbcut-launch-'));
    const running = await launchTestBrowser(folder);
    try {
      await (await running.browser.newPage()).goto('data:text/html,<p>a page');
      const tree = (await listTree(running.pid ?? -1)).map(({ pid }) => pid);
      const renderers = tree.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer'));

      expect(renderers.length).toBeGreaterThan(0);
      for (const pid of renderers) expect(getPriority(pid)).toBe(10);
      if (!existsSync('/proc/self/autogroup')) return;
      for (const pid of tree) expect(nicenessOfGroup(pid)).toBe(10);
    } finally {
      await running.kill();
      await rm(folder, { recursive: true });
    }
  });
});

/** proc(5): `/autogroup-25 nice 0`. */
function nicenessOfGroup(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/autogroup`, 'utf8').trim().split(' ').at(-1));
}
