import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isKnown, remember } from './known-browsers.mjs';
import { leastBrowserMajor } from './least-browser.mjs';

const namesInPath = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'msedge',
];

/**
 * The path of an installed Chromium, Chrome or Edge, or undefined. A folder that PLAYWRIGHT_BROWSERS_PATH names comes
 * first: its version stays, while the Chrome of a CI system's machine changes from one run to the next.
 */
export function findChromium() {
  const chosen = process.env.PLAYWRIGHT_BROWSERS_PATH ? findDownloaded().find(canRun) : undefined;
  return chosen ?? findInstalled() ?? findDownloaded().find(canRun);
}

/** What Playwright downloaded, newest first. Without the system's libraries it may not run. */
export function findDownloaded() {
  return playwrightFolders().flatMap(listDownloaded);
}

function listDownloaded(cache) {
  return listFolder(cache)
    .map((folder) => /^chromium(?:_headless_shell)?-(?<revision>\d+)$/.exec(folder))
    .filter((match) => match !== null)
    .toSorted((a, b) => Number(b.groups.revision) - Number(a.groups.revision))
    .flatMap((match) => binariesIn(join(cache, match[0])));
}

/** True when the browser starts at all: it does not where shared libraries are missing. */
export function canRun(path) {
  if (isKnown('runs', path)) return true;
  if (spawnSync(path, ['--version'], { timeout: 10_000 }).status !== 0) return false;
  remember('runs', path);
  return true;
}

/** An installed browser that is older than the oldest that may be used, or undefined. */
export function findTooOld() {
  const path = listInstalled().find((one) => !isNewEnough(one));
  return path === undefined ? undefined : { path, major: readMajor(path) };
}

/** Undefined where it does not say: on Windows it would open a window instead. */
function readMajor(path) {
  if (process.platform === 'win32') return undefined;
  const { stdout } = spawnSync(path, ['--version'], { timeout: 10_000, encoding: 'utf8' });
  const major = /\b(\d+)\.\d+\.\d+/.exec(stdout ?? '')?.[1];
  return major === undefined ? undefined : Number(major);
}

function isNewEnough(path) {
  if (isKnown('newEnough', path)) return true;
  const major = readMajor(path);
  if (major === undefined) return true;
  if (major < leastBrowserMajor) return false;
  remember('newEnough', path);
  return true;
}

/** True for a file that may be executed. */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false; // absent or forbidden: for a search both mean "not here"
  }
}

function findInstalled() {
  const found = listInstalled().find(isNewEnough);
  if (found !== undefined) return found;
  // Fedora and Alpine call it so; on Ubuntu it may be a stub that only points to the snap store.
  return namedInPath('chromium-browser').find((path) => isExecutable(path) && canRun(path) && isNewEnough(path));
}

function listInstalled() {
  return [...placesInPath(), ...usualPlaces()].filter(isExecutable);
}

function placesInPath() {
  return namesInPath.flatMap(namedInPath);
}

function namedInPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return folders.map((folder) => join(folder, file));
}

function usualPlaces() {
  if (process.platform === 'darwin') return ['/Applications', join(homedir(), 'Applications')].flatMap(applicationsIn);
  if (process.platform === 'win32') return windowsProgramFolders().flatMap(programsIn);
  return [
    '/snap/bin/chromium',
    '/usr/lib/chromium/chromium',
    '/opt/google/chrome/chrome',
    '/opt/microsoft/msedge/msedge',
  ];
}

function applicationsIn(folder) {
  return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) =>
    join(folder, `${name}.app`, 'Contents', 'MacOS', name),
  );
}

function windowsProgramFolders() {
  const { ProgramFiles, LOCALAPPDATA } = process.env;
  return [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA].filter((folder) => folder !== undefined);
}

function programsIn(folder) {
  return [
    join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
    join(folder, 'Chromium', 'Application', 'chrome.exe'),
    join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
  ];
}

/** Where Playwright's browsers may be. What root installs has to be readable for the user that the browser runs as. */
function playwrightFolders() {
  return [...new Set([downloadFolder(), playwrightCache()])];
}

/** Where a browser is downloaded to. */
export function downloadFolder() {
  const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0;
  if (isRootOnLinux && !process.env.PLAYWRIGHT_BROWSERS_PATH) return '/var/cache/curbcut/browsers';
  return playwrightCache();
}

function playwrightCache() {
  const { PLAYWRIGHT_BROWSERS_PATH, XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  if (PLAYWRIGHT_BROWSERS_PATH) return PLAYWRIGHT_BROWSERS_PATH;
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'ms-playwright');
  if (process.platform === 'win32') return join(LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'ms-playwright');
  return join(XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright');
}

/** Each download is one folder named for the platform, with the binary in it. */
function binariesIn(download) {
  const names = ['chrome-headless-shell', 'chrome-headless-shell.exe', 'headless_shell', 'chrome', 'chrome.exe'];
  const application = ['Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'];
  return listFolder(download)
    .flatMap((folder) => [...names.map((name) => [name]), application].map((parts) => join(download, folder, ...parts)))
    .filter(isExecutable);
}

function listFolder(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return []; // no such folder: nothing was ever downloaded
  }
}
