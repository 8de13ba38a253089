import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whereThereIs } from '../../test/applicable.ts';
import { launchTestBrowser } from '../../test/e2e/launch-test-browser.ts';
import type { RunningBrowser } from './launch-browser.ts';
import { listTree } from './process-tree.ts';

describe('a browser that was launched', whereThereIs('linux'), () => {
  let folder: string;
  let running: RunningBrowser;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'curbcut-launch-'));
    running = await launchTestBrowser(folder);
    await (await running.browser.newPage()).goto('data:text/html,<p>a page');
  });

  afterAll(async () => {
    await running.kill();
    await rm(folder, { recursive: true });
  });

  it("has its profile in its user's folder, which no one else removes", whereThereIs('root'), async () => {
    const [own = ''] = await readdir(folder);

    expect(await readdir(join(folder, own))).toContain('profile');
  });

  it('has every feature turned off that Playwright turns off, and no process for pages besides that of the page', async () => {
    const commands = (await listPids(running)).map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0'));
    const switches = commands[0]?.filter((one) => one.startsWith('--disable-features=')) ?? [];
    const [byPlaywright = [], last = []] = switches.map((one) => one.replace(/^.*?=/, '').split(','));

    expect(switches).toHaveLength(2);
    expect(last).toEqual([...byPlaywright, 'SpareRendererForSitePerProcess']);
    expect(commands.filter((one) => one.join(' ').includes('--type=renderer'))).toHaveLength(1);
  });

  it('gives way to the service, with the renderers of later pages too', async () => {
    const renderers = (await listPids(running)).filter((pid) =>
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer'),
    );

    expect(renderers.length).toBeGreaterThan(0);
    for (const pid of renderers) expect(getPriority(pid)).toBe(10);
  });

  it('gives way as a session, where the kernel schedules by session', whereThereIs('autogroup'), async () => {
    for (const pid of await listPids(running)) expect(nicenessOfGroup(pid)).toBe(10);
  });

  it('keeps the priority of the program that scans, where no service runs in it', async () => {
    const own = await launchTestBrowser(folder, false);
    const priority = getPriority(own.pid ?? -1);
    await own.kill();

    expect(priority).toBe(getPriority());
  });
});

async function listPids({ pid: root }: RunningBrowser): Promise<readonly number[]> {
  return (await listTree(root ?? -1)).map(({ pid }) => pid);
}

/** proc(5): `/autogroup-25 nice 0`. */
function nicenessOfGroup(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/autogroup`, 'utf8').trim().split(' ').at(-1));
}
