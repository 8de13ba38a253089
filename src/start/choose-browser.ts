import type { Logger } from 'pino';
import { findBrowser } from '../browser/find-browser.ts';
import type { Config } from '../config.ts';

/** A worker requires a browser. The web role only prints with it, and reports if it is missing. */
export function chooseBrowser(config: Config, log: Logger): string | undefined {
  try {
    return findBrowser({ ...config, chosen: config.chromePath });
  } catch (error) {
    if (config.role !== 'web') throw error;
    log.warn({ err: error }, 'PDF reports cannot be made on this machine');
    return undefined;
  }
}
