import { readFile, readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { whereThereIs } from '../../test/applicable.ts';
import { SlotWorld } from '../../test/e2e/slot-world.ts';
import type { RunningBrowser } from '../browser/launch-browser.ts';
import { listTree } from '../browser/process-tree.ts';

let world: SlotWorld;

beforeAll(async () => {
  world = await SlotWorld.open();
});
afterEach(() => world.closeSlots());
afterAll(() => world.close());

/** A page that was seen to be busy, in a separate slot. */
async function openBusy(path: string) {
  const slot = world.aSlot();
  const purpose = await world.aPurpose();
  const { tab } = await slot.tabFor(purpose);
  await tab.page.goto(`${world.site.origin}${path}`, { waitUntil: 'load' });
  const { pid = -1 } = slot;
  await expect.poll(() => countSpinning(pid), { timeout: 10_000 }).toBeGreaterThan(0);
  return { slot, purpose, tab, pid };
}

/**
 * The threads of a tree that want the processor at this moment: one that spins always does, however little it gets of
 * it on a busy machine. So a single look that finds none proves that none spins.
 */
async function countSpinning(root: number): Promise<number> {
  const tree = await listTree(root);
  const states = await Promise.all(tree.map(({ pid }) => readStates(pid)));
  return states.flat().filter((state) => state === 'R').length;
}

/** proc(5): the state comes after the name in brackets. */
async function readStates(pid: number): Promise<readonly string[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const stats = tasks.map((task) => readFile(`/proc/${pid}/task/${task}/stat`, 'utf8').catch(() => ''));
  return (await Promise.all(stats)).map((stat) => stat.charAt(stat.lastIndexOf(')') + 2));
}

describe('a page that keeps the processor busy', whereThereIs('linux'), () => {
  it('is ended, its workers and shared workers too, when the tab goes to the next page', async () => {
    const { tab, pid } = await openBusy('/busy-workers');

    await world.visit(tab, '/good');

    await expect.poll(() => countSpinning(pid), { timeout: 15_000 }).toBe(0);
  });

  it.each(['/busy-workers', '/hang'])(
    'is ended when no other page is due, and the slot takes the next: %s',
    async (path) => {
      const { slot, purpose, pid } = await openBusy(path);

      await slot.leavePage();

      await expect.poll(() => countSpinning(pid), { timeout: 15_000 }).toBe(0);
      const { tab } = await slot.tabFor(purpose);
      expect(await world.visit(tab, '/good')).toMatchObject({ kind: 'opened' });
    },
  );
});

describe('a slot', () => {
  it('gives up a browser that does not answer any more', whereThereIs('linux'), async () => {
    const slot = world.aSlot();
    const purpose = await world.aPurpose();
    const { tab } = await slot.tabFor(purpose);
    await world.visit(tab, '/good');
    const { pid = -1 } = slot;
    for (const part of await listTree(pid)) process.kill(part.pid, 'SIGSTOP');

    await slot.leavePage();

    const again = await slot.tabFor(purpose);
    expect(slot.pid).not.toBe(pid);
    expect(await listTree(pid)).toEqual([]);
    expect(await world.visit(again.tab, '/good')).toMatchObject({ kind: 'opened' });
  });

  it('leaves no browser behind that was still starting when it was closed', async () => {
    const launched = Promise.withResolvers<RunningBrowser>();
    const slot = world.aSlot(() => launched.promise);
    const waiting = slot.tabFor(await world.aPurpose());

    await slot.close();
    const browser = await world.launch();
    launched.resolve(browser);

    await expect(waiting).rejects.toThrow('given up');
    expect(browser.browser.isConnected()).toBe(false);
  });
});
