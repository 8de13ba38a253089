import { randomUUID } from 'node:crypto';
import { chown, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { setOwnMode } from '../adapters/folders/own-mode.ts';
import { removeFolder } from '../adapters/folders/remove-folder.ts';
import { endsWithin } from '../time/time-limit.ts';
import { disabledFeatures } from './disabled-features.ts';
import { findClosedFolder } from './find-closed-folder.ts';
import { giveWay } from './give-way.ts';
import { LaunchFailure, nameLaunchFailure } from './launch-failure.ts';
import type { BrowserUser, LaunchPlan } from './launch-plan.ts';
import { silencingSwitches } from './own-traffic.ts';
import { findProcess, killTree } from './process-tree.ts';
import { sealingSwitches } from './seal-pages.ts';
import { says } from '../texts/saying.ts';

export type LaunchOptions = {
  readonly executablePath: string;
  /** Selects the sandbox and the user. */
  readonly plan: LaunchPlan;
  /** An existing folder of this user. The browser's folder for temporary files is created in it. */
  readonly tempFolder: string;
  /** The browser yields the processor to all other programs. */
  readonly yields: boolean;
  /** The part of our environment that the browser may see: no keys, no database URL. */
  readonly environment: Readonly<Record<string, string>>;
};

export type RunningBrowser = {
  readonly browser: Browser;
  /** The name for people: `Chromium 156.0.8078.79`. */
  readonly name: string;
  readonly pid: number | undefined;
  /**
   * Sends SIGKILL to the whole process tree and removes its temporary files. Never waits for the browser's cooperation.
   */
  kill(): Promise<void>;
};

const closeTimeoutMs = 3_000;
/** Playwright starts programs only as its own user. This script changes the user and then becomes the browser. */
const wrapper = fileURLToPath(new URL('run-unprivileged.sh', import.meta.url));

/**
 * Starts a separate browser for one worker slot, so that a page cannot affect pages in other slots. Throws
 * LaunchFailure after cleaning up.
 */
export async function launchBrowser(options: LaunchOptions): Promise<RunningBrowser> {
  const temp = await mkdtemp(join(options.tempFolder, 'browser-'));
  try {
    return await launchIn(temp, options);
  } catch (error) {
    await removeFolder(temp).catch(() => undefined);
    throw nameLaunchFailure(error);
  }
}

async function launchIn(temp: string, options: LaunchOptions): Promise<RunningBrowser> {
  const marker = `--curbcut-browser=${randomUUID()}`;
  const { user } = options.plan;
  if (user !== undefined) await handOver(temp, options, user);
  const browser = await chromium.launch({
    executablePath: user === undefined ? options.executablePath : wrapper,
    headless: true,
    chromiumSandbox: options.plan.sandbox,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: 30_000,
    env: { ...options.environment, TMPDIR: temp, ...(user !== undefined && asUser(user, options, temp)) },
    // Playwright turns off these two protections. A page could then open hundreds of windows, or hang the browser.
    ignoreDefaultArgs: ['--disable-popup-blocking', '--disable-ipc-flooding-protection'],
    args: [
      marker,
      ...sealingSwitches,
      ...silencingSwitches,
      disabledFeatures,
      // A headless shell keeps frames of other sites in the page's process, where a frame in a loop would block the
      // page.
      '--site-per-process',
      '--js-flags=--max-old-space-size=1024',
      '--mute-audio',
    ],
  });
  const pid = await findProcess(marker);
  const kill = async (): Promise<void> => {
    if (pid !== undefined) await killTree(pid);
    await endsWithin(closeTimeoutMs, browser.close());
    // The next start removes the folder if it cannot be removed now.
    await removeFolder(temp).catch(() => undefined);
  };
  if (pid !== undefined && options.yields) await giveWay(pid);
  return { browser, name: `Chromium ${browser.version()}`, pid, kill };
}

/** The other user owns the browser's folder, and may enter ours without listing it. */
async function handOver(temp: string, { executablePath, tempFolder }: LaunchOptions, user: BrowserUser): Promise<void> {
  await setOwnMode(tempFolder, 0o711);
  await chown(temp, user.uid, user.uid);
  for (const path of [executablePath, temp]) {
    const closed = await findClosedFolder(path);
    if (closed === undefined) continue;
    throw new LaunchFailure('closed', says('health.browser_closed', { user: String(user.uid), path, closed }));
  }
}

/** Sets the variables that `run-unprivileged.sh` reads. Home and cache are the browser's own folder. */
function asUser(user: BrowserUser, { executablePath }: LaunchOptions, temp: string): Record<string, string> {
  return {
    CURBCUT_BROWSER_USER: String(user.uid),
    CURBCUT_BROWSER_PROGRAM: executablePath,
    HOME: temp,
    XDG_CACHE_HOME: temp,
    XDG_CONFIG_HOME: temp,
  };
}
