import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { carriers, carrierVersion, writeManifests } from './node-carriers.mjs';
import { runNpm } from './run-npm.mjs';
import { SetupFailure, say } from './say.mjs';

const neededMajor = 24;
const byHand = `install it from https://nodejs.org/en/download (or type: nvm install ${neededMajor})`;

/** The path of a Node that is new enough: the running one, or one installed into `.node/`. */
export function ensureNode(root) {
  if (Number.parseInt(process.versions.node, 10) >= neededMajor) return process.execPath;

  const carrier = carriers[`${process.platform}-${process.arch}`];
  if (carrier === undefined) throw new SetupFailure(installByHand());

  const folder = join(root, '.node', 'node_modules', carrier.name);
  const node = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (installedVersion(folder) !== carrierVersion) installNode({ root, carrier, node });
  return node;
}

function installedVersion(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  } catch {
    return undefined; // not there, or half written: either way it is to be installed
  }
}

function installNode({ root, carrier, node }) {
  const folder = join(root, '.node');
  say(`installing Node ${carrierVersion} into .node (this is Node ${process.versions.node}) …`);

  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(writeManifests(carrier))) writeFileSync(join(folder, name), text);
  const failure = runNpm(process.execPath, ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
  if (failure === 'EINTEGRITY') {
    throw new SetupFailure(
      `The registry handed out another ${carrier.name} ${carrierVersion} than this version of Curbcut was made with, so it was not used; ${byHand}.`,
    );
  }
  if (failure !== undefined) {
    throw new SetupFailure(
      `Node ${carrierVersion} could not be installed (${failure}); to see why, type: npm ci --prefix .node`,
    );
  }
  // A carrier is built for glibc: on Alpine it installs, yet does not start.
  if (spawnSync(node, ['--version']).status !== 0) throw new SetupFailure(installByHand());
}

function installByHand() {
  return (
    `Node ${neededMajor} or newer is needed, this is ${process.versions.node}, and no ready binary fits this machine; ${byHand}, ` +
    'then run this again.'
  );
}
