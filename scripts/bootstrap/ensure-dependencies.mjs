import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './run-npm.mjs';
import { SetupFailure, say } from './say.mjs';

/** Installs what package-lock.json names, unless exactly that is there already. */
export function ensureDependencies(root, node) {
  if (isInstalled(root)) return;

  say('installing the dependencies (npm ci) …');
  // NODE_ENV=production would leave out what the tests need, and ask for it again at every start.
  const failure = runNpm(node, ['ci', '--include=dev', '--no-audit', '--no-fund'], root);
  if (failure !== undefined) {
    throw new SetupFailure(`The dependencies could not be installed (${failure}); to see why, type: npm ci`);
  }
}

/**
 * npm writes node_modules/.package-lock.json last, as its record of what it installed: comparing
 * with it holds for `npm ci` and `npm install` alike, and an interrupted install leaves none.
 */
function isInstalled(root) {
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (installed === undefined) return false;

  const wanted = readPackages(join(root, 'package-lock.json')) ?? {};
  return Object.entries(wanted).every(([path, entry]) => path === '' || isSame(entry, installed[path]));
}

function isSame(wanted, installed) {
  // What is optional may be for another platform (each binary of sharp, of oxlint …).
  if (installed === undefined) return wanted.optional === true || wanted.devOptional === true;
  return wanted.version === installed.version && wanted.integrity === installed.integrity;
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
