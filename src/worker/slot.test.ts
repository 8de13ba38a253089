import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../test/site/serve-site.ts';
import { startSite } from '../../test/site/serve-site.ts';
import { findBrowser } from '../browser/find-browser.ts';
import type { RunningBrowser } from '../browser/launch-browser.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { listTree } from '../browser/process-tree.ts';
import type { Tab } from '../browser/tab.ts';
import { describeUserAgent } from '../browser/user-agent.ts';
import { readConfig } from '../config.ts';
import { createNetworkPolicy } from '../net/policy.ts';
import type { TabPurpose } from './slot.ts';
import { Slot } from './slot.ts';

let folder: string;
let site: Site;
const slots: Slot[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-slot-'));
  site = await startSite();
});
afterEach(async () => {
  for (const slot of slots.splice(0)) await slot.close();
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

async function launch(): Promise<RunningBrowser> {
  const config = readConfig();
  return launchBrowser({
    executablePath: findBrowser({ ...config, chosen: config.chromePath }),
    sandbox: !config.isRoot,
    tempFolder: folder,
    environment: config.browserEnvironment,
  });
}

function aSlot(start: () => Promise<RunningBrowser> = launch): Slot {
  const userAgent = (version: string, device: TabPurpose['device']) => describeUserAgent(version, device, 'Curbcut/0');
  const slot = new Slot({ launch: start, userAgent });
  slots.push(slot);
  return slot;
}

async function aPurpose(): Promise<TabPurpose> {
  const network = createNetworkPolicy({ mode: 'scoped', allow: [], deny: [], ownEndpoints: () => [] });
  const device = { width: 1_280, height: 800, deviceScaleFactor: 1, isMobile: false };
  return { scanId: crypto.randomUUID(), device, scope: await network.scopeFor(new URL(site.origin)) };
}

async function open(tab: Tab, path: string) {
  return await tab.visit(`${site.origin}${path}`, {
    deadline: performance.now() + 20_000,
    isDecided: () => false,
  });
}

/** A page that was seen to be busy, in a slot of its own. */
async function openBusy(path: string) {
  const slot = aSlot();
  const purpose = await aPurpose();
  const { tab } = await slot.tabFor(purpose);
  await tab.page.goto(`${site.origin}${path}`, { waitUntil: 'load' });
  const { pid = -1 } = slot;
  await expect.poll(() => countSpinning(pid), { timeout: 10_000 }).toBeGreaterThan(0);
  return { slot, purpose, tab, pid };
}

async function untilAtRest(root: number): Promise<void> {
  await expect.poll(() => countSpinning(root), { timeout: 15_000 }).toBe(0);
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

describe.skipIf(process.platform !== 'linux')('a page that keeps the processor busy', () => {
  it('is ended, its workers and shared workers too, when the tab goes to the next page', async () => {
    const { tab, pid } = await openBusy('/busy-workers');

    await tab.clean();
    await open(tab, '/good');

    await untilAtRest(pid);
  });

  it.each(['/busy-workers', '/hang'])('is ended when no other page is due, and the slot takes the next: %s', async (path) => {
    const { slot, purpose, pid } = await openBusy(path);

    slot.leavePage();

    await untilAtRest(pid);
    const { tab } = await slot.tabFor(purpose);
    expect(await open(tab, '/good')).toMatchObject({ kind: 'opened' });
  });
});

describe('a slot', () => {
  it('gives up a browser that does not answer any more', async () => {
    const slot = aSlot();
    const purpose = await aPurpose();
    const { tab } = await slot.tabFor(purpose);
    await open(tab, '/good');
    const { pid = -1 } = slot;
    for (const part of await listTree(pid)) process.kill(part.pid, 'SIGSTOP');

    slot.leavePage();

    const again = await slot.tabFor(purpose);
    expect(slot.pid).not.toBe(pid);
    expect(await listTree(pid)).toEqual([]);
    expect(await open(again.tab, '/good')).toMatchObject({ kind: 'opened' });
  });

  it('leaves no browser behind that was still starting when it was closed', async () => {
    const launched = Promise.withResolvers<RunningBrowser>();
    const slot = aSlot(() => launched.promise);
    const waiting = slot.tabFor(await aPurpose());

    await slot.close();
    const browser = await launch();
    launched.resolve(browser);

    await expect(waiting).rejects.toThrow('given up');
    expect(browser.browser.isConnected()).toBe(false);
  });
});
