import { findBrowser } from '../../src/browser/find-browser.ts';

/** The browser that Curbcut finds, used for all contenders. */
export function findShell(): string {
  const { CURBCUT_CHROME_PATH: chosen, PATH: searchPath = '' } = process.env;
  return findBrowser({ chosen, searchPath, playwrightFolder: undefined });
}
