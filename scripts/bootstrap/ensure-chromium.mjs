import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { canUseApt, hasApt } from './can-use-apt.mjs';
import { canRun, downloadFolder, findTooOld, findChromium, findDownloaded, isExecutable } from './find-chromium.mjs';
import { leastBrowserMajor } from './least-browser.mjs';
import { explainDownload } from './explain-download.mjs';
import { SetupFailure, say } from './say.mjs';

const outputLimitBytes = 16 * 1024 * 1024;
const playwright = 'node_modules/playwright-core/cli.js';

/**
 * The path of a usable browser: configured, found, downloaded by Playwright, or from apt. With `isInstall`, a folder that
 * PLAYWRIGHT_BROWSERS_PATH names gets a browser even if the system has one, because a pipeline keeps that folder.
 */
export function ensureChromium(root, node, { mayUseApt = true, showsProgress = false, isInstall = false } = {}) {
  const named = process.env.CURBCUT_CHROME_PATH;
  if (named) return requireNamed(named);

  const ways = { mayUseApt: mayUseApt && canUseApt(), showsProgress };
  return findThere(isInstall) ?? install(root, node, ways);
}

function findThere(isInstall) {
  return isInstall && process.env.PLAYWRIGHT_BROWSERS_PATH ? findDownloaded().find(canRun) : findChromium();
}

function install(root, node, ways) {
  const { path, reason } = downloadChromium(root, node, ways);
  return path ?? installFromApt(ways) ?? failWithAdvice(root, reason);
}

function requireNamed(path) {
  if (isExecutable(path)) return path;
  throw new SetupFailure(
    `CURBCUT_CHROME_PATH names no program (${path}); to let one be found, type: unset CURBCUT_CHROME_PATH`,
  );
}

/** The path of a browser that runs, or why there is none. Neither where it lacks libraries of the system. */
function downloadChromium(root, node, { mayUseApt, showsProgress }) {
  say(`downloading Chromium (Playwright's build, about 110 MB) into ${downloadFolder()} …`);
  const options = {
    cwd: root,
    // Its progress goes where ours goes: standard output is for results.
    stdio: ['ignore', showsProgress ? 2 : 'ignore', 'pipe'],
    encoding: 'utf8',
    maxBuffer: outputLimitBytes,
    // A machine without a network must not wait for three mirrors of 30 s each.
    env: {
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
      ...process.env,
      PLAYWRIGHT_BROWSERS_PATH: downloadFolder(),
    },
  };
  const { status, stderr } = spawnSync(node, [playwright, 'install', 'chromium', '--only-shell'], options);
  if (status !== 0) return { reason: explainDownload(stderr ?? '') };

  const downloaded = findDownloaded();
  const ready = downloaded.find(canRun);
  if (ready !== undefined || downloaded.length === 0 || !mayUseApt) return { path: ready };

  say('installing the libraries that Chromium needs (apt-get) …');
  spawnSync(node, [playwright, 'install-deps', 'chromium'], { ...options, stdio: 'ignore' });
  return { path: downloaded.find(canRun) };
}

function installFromApt({ mayUseApt }) {
  if (!mayUseApt) return undefined;

  say('installing Chromium (apt-get) …');
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const done = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
    if (done.status === 0) return findChromium();
  }
  return undefined;
}

function failWithAdvice(root, reason) {
  const old = findTooOld();
  if (old !== undefined) {
    throw new SetupFailure(
      `${old.path} is version ${old.major}, and ${leastBrowserMajor} or newer is needed; to install one, type: ${whatToType(root)}`,
    );
  }
  throw new SetupFailure(
    `${whatIsMissing(reason)}, type: ${whatToType(root)} (or set CURBCUT_CHROME_PATH to a Chrome, Chromium or Edge)`,
  );
}

function whatIsMissing(reason) {
  if (reason !== undefined) {
    return `No Chrome, Chromium or Edge was found, and none could be downloaded into ${downloadFolder()}: ${reason}; to install one`;
  }
  if (findDownloaded().length > 0) return 'Chromium was downloaded but lacks libraries of the system; to install them';
  return 'No Chrome, Chromium or Edge was found and none could be downloaded; to install one';
}

function whatToType(root) {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
  if (process.platform === 'darwin') return 'brew install --cask google-chrome';
  if (process.platform === 'win32') return 'winget install Google.Chrome';
  if (!hasApt()) return `${sudo}dnf install -y chromium`;
  if (findDownloaded().length > 0)
    return `${sudo}"${process.execPath}" "${join(root, playwright)}" install-deps chromium`;
  return `${sudo}apt-get install -y chromium`;
}
