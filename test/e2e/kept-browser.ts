import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTempFolder } from '../../src/adapters/files/temp-folder.ts';
import type { RunningBrowser } from '../../src/browser/launch-browser.ts';
import type { Slot } from '../../src/visit/slot.ts';
import { launchTestBrowser } from './launch-test-browser.ts';

const kept: RunningBrowser[] = [];
/** A later start of Curbcut removes folders with such a name whose process has ended. */
const folder = join(tmpdir(), `curbcut-${process.pid}-browsers`);

/** A browser that a file before kept in this process, or a new one. */
export async function takeBrowser(): Promise<RunningBrowser> {
  for (let running = kept.pop(); running !== undefined; running = kept.pop())
    if (running.browser.isConnected()) return running;
  await openTempFolder(folder);
  return launchTestBrowser(folder);
}

/**
 * Closes the tab of a slot and keeps its browser, if it has one, for the next file of this process: starting one takes a second of
 * processor time. A browser ends when its process does.
 */
export async function keepBrowser(slot: Slot): Promise<void> {
  const browser = await slot.handOver();
  if (browser !== undefined) kept.push(browser);
}
