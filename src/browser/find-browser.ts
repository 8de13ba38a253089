import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The best comes first. The headless shell draws no window and costs a sixth less CPU per page (measured). */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'headless_shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

export type BrowserSearch = {
  /** The administrator's choice. If it is not executable, the search fails instead of using another browser. */
  readonly chosen: string | undefined;
  /** The folders of `PATH`, separated as in `PATH`. */
  readonly searchPath: string;
  /** The folder of the browsers that Playwright downloaded. */
  readonly playwrightFolder: string | undefined;
};

/** The path of the browser's executable. If there is none, throws an Error that says what to install. */
export function findBrowser(search: BrowserSearch): string {
  if (search.chosen !== undefined) {
    if (isExecutable(search.chosen)) return search.chosen;
    throw new Error(`CURBCUT_CHROME_PATH names "${search.chosen}", which cannot be executed.`);
  }
  const folders = search.searchPath.split(delimiter).filter((folder) => folder !== '');
  const candidates = [
    ...listPlaywrightShells(search.playwrightFolder),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...usualPlaces,
  ];
  const found = candidates.find(isExecutable);
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium was found. Install one (curbcut doctor --install; on Debian and Ubuntu also apt-get install ' +
      'chromium-headless-shell), or name one with CURBCUT_CHROME_PATH.',
  );
}

function listPlaywrightShells(folder: string | undefined): readonly string[] {
  if (folder === undefined) return [];
  const builds = listFolder(folder).filter((name) => name.startsWith('chromium'));
  return builds
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .flatMap((build) =>
      listFolder(join(folder, build)).flatMap((inner) =>
        ['chrome-headless-shell', 'headless_shell', 'chrome'].map((name) => join(folder, build, inner, name)),
      ),
    );
}

function listFolder(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // A missing folder contains no browser.
    return [];
  }
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
