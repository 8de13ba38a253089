import type { Logger } from 'pino';
import { launchBrowser } from '../browser/launch-browser.ts';
import { planLaunches } from '../browser/launch-plan.ts';
import { chooseBrowser } from './choose-browser.ts';
import type { Config } from '../config.ts';
import { engines } from '../engines/engines.ts';
import { openTempFolder } from '../adapters/files/temp-folder.ts';
import type { HealthPart } from '../texts/health-part.ts';
import { BrowserKeeper } from '../worker/browser-keeper.ts';
import type { BrowserChecks } from '../worker/describe-browser.ts';
import { tryAndKeepBrowser, tryBrowser } from '../worker/try-browser.ts';
import { says } from '../texts/saying.ts';

export function createKeeper(config: Config, executablePath: string, log: Logger): BrowserKeeper {
  const { browserEnvironment: environment, isRoot, tempFolder, sandbox: mode, keepsTestedBrowser } = config;
  const tryOne = keepsTestedBrowser ? tryAndKeepBrowser : tryBrowser;
  return new BrowserKeeper({
    plans: planLaunches({ mode, isRoot, isLinux: process.platform === 'linux' }),
    launch: (plan) => launchBrowser({ executablePath, plan, tempFolder, environment, yields: config.browsersYield }),
    tryBrowser: (running) => tryOne(running, engines),
    log,
    isRequired: mode === 'required',
  });
}

export const noBrowser: BrowserChecks = {
  browser: { status: 'failed', detail: says('health.no_browser') },
  sandbox: { status: 'failed', detail: says('health.no_browser') },
};

/** Tests a browser as a service does at its start, and ends it. Never throws. */
export async function examineBrowser(
  config: Config,
  log: Logger,
): Promise<BrowserChecks & { readonly fonts: HealthPart }> {
  const executablePath = tryChoose({ ...config, role: 'all' }, log);
  if (typeof executablePath !== 'string') return { ...noBrowser, browser: executablePath, fonts: unknownFonts };
  const removeTempFolder = await openTempFolder(config.tempFolder);
  const keeper = createKeeper(config, executablePath, log);
  try {
    await keeper.start();
    if (keeper.fonts === undefined) return { ...keeper.checks, fonts: unknownFonts };
    const warning = keeper.fontWarning;
    const fonts: HealthPart =
      warning === undefined
        ? { status: 'ok', detail: says('health.fonts_common') }
        : { status: 'degraded', detail: warning.detail, remedy: warning.remedy };
    return { ...keeper.checks, fonts };
  } finally {
    await keeper.close();
    await removeTempFolder();
  }
}

const unknownFonts: HealthPart = { status: 'failed', detail: says('health.no_browser_shows') };

function tryChoose(config: Config, log: Logger): string | HealthPart {
  try {
    return chooseBrowser(config, log) ?? noBrowser.browser;
  } catch (error) {
    const detail = says('health.quoted', { text: error instanceof Error ? error.message : String(error) });
    return { status: 'failed', detail, remedy: says('health.install_browser') };
  }
}
