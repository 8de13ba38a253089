import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { giveWay } from './give-way.ts';
import { sealingSwitches } from './seal-pages.ts';
import { findProcess, killTree } from './process-tree.ts';

export type LaunchOptions = {
  readonly executablePath: string;
  /** False only for root in a container, where Chromium cannot sandbox itself. */
  readonly sandbox: boolean;
  /** Folder for this browser's temporary files. */
  readonly tempFolder: string;
  /** All that the browser may see of our environment: no keys, no database address. */
  readonly environment: Readonly<Record<string, string>>;
};

export type RunningBrowser = {
  readonly browser: Browser;
  /** As people know it: `Chromium 156.0.8078.79`. */
  readonly name: string;
  readonly pid: number | undefined;
  /** SIGKILL to the whole tree, and its temporary files gone. Never waits for the browser's cooperation. */
  kill(): Promise<void>;
};

const closeTimeoutMs = 3_000;

/** Starts a browser of its own for one worker slot: what one page does to it no other page meets. */
export async function launchBrowser(options: LaunchOptions): Promise<RunningBrowser> {
  const marker = `--curbcut-browser=${randomUUID()}`;
  await mkdir(options.tempFolder, { recursive: true });
  const temp = await mkdtemp(join(options.tempFolder, 'browser-'));
  const browser = await chromium.launch({
    executablePath: options.executablePath,
    headless: true,
    chromiumSandbox: options.sandbox,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: 30_000,
    env: { ...options.environment, TMPDIR: temp },
    // Playwright turns these two protections off; a page then opens hundreds of windows, or wedges the browser.
    ignoreDefaultArgs: ['--disable-popup-blocking', '--disable-ipc-flooding-protection'],
    args: [
      marker,
      ...sealingSwitches,
      // A headless shell keeps frames of other sites in the page's process: one in a loop would take the page with it.
      '--site-per-process',
      '--js-flags=--max-old-space-size=1024',
      '--disable-quic',
      '--no-pings',
      '--mute-audio',
    ],
  });
  const pid = await findProcess(marker);
  const kill = async (): Promise<void> => {
    if (pid !== undefined) await killTree(pid);
    await Promise.race([browser.close().catch(() => undefined), delay(closeTimeoutMs)]);
    // What does not let itself be removed goes with the next start.
    await rm(temp, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 }).catch(() => undefined);
  };
  if (pid !== undefined) await giveWay(pid);
  return { browser, name: `Chromium ${browser.version()}`, pid, kill };
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
