import { findBrowser } from '../../src/browser/find-browser.ts';
import type { RunningBrowser } from '../../src/browser/launch-browser.ts';
import { launchBrowser } from '../../src/browser/launch-browser.ts';
import { readConfig } from '../../src/config.ts';

/** A browser as a worker starts it, without a service around. Its temporary files lie in the folder. */
export async function launchTestBrowser(tempFolder: string): Promise<RunningBrowser> {
  const config = readConfig();
  return launchBrowser({
    executablePath: findBrowser({ ...config, chosen: config.chromePath }),
    sandbox: !config.isRoot,
    tempFolder,
    environment: config.browserEnvironment,
  });
}
