#!/usr/bin/env node
// The command of the npm package. Plain JavaScript, because it also runs on a Node that is too old for the rest.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installsBrowser, needsBrowser } from '../bootstrap/needs-browser.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

async function run(args) {
  if (args[0] === '--version' || args[0] === '-V') {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    process.stdout.write(`${version}\n`);
    return;
  }
  if (needsBrowser(args)) {
    const { ensureChromium } = await import('../bootstrap/ensure-chromium.mjs');
    const isInstall = installsBrowser(args);
    const ways = { mayUseApt: isInstall, showsProgress: true, isInstall };
    process.env.CURBCUT_CHROME_PATH = ensureChromium(root, process.execPath, ways);
    if (isInstall) await installFonts();
  }
  await import(new URL('../../src/main.js', import.meta.url).href);
}

async function installFonts() {
  const { ensureFonts } = await import('../bootstrap/ensure-fonts.mjs');
  ensureFonts(root);
}

/** Node 22 warns when its SQLite is loaded, which locks the data folder. That is not for people who run a scan. */
function silenceSqliteWarning() {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = (warning, ...details) => {
    if (!String(warning).startsWith('SQLite is an experimental feature')) emitWarning(warning, ...details);
  };
}

function fail(message, code) {
  process.stderr.write(`curbcut: ${message}\n`);
  process.exit(code);
}

if (major < 22 || (major === 22 && minor < 19)) {
  fail(`Node ${process.versions.node} is too old. Curbcut needs Node 22.19 or newer.`, 4);
}

silenceSqliteWarning();
try {
  await run(process.argv.slice(2));
} catch (error) {
  if (error?.constructor?.name !== 'SetupFailure') throw error;
  fail(error.message, 4);
}
