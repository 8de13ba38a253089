import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildPackage } from '../../../scripts/package/build-package.ts';
import { namespaceFlag, pidNamespaceFlags } from '../../applicable.ts';
import { compileCacheOfRun } from '../../compile-cache.ts';
import type { Registry } from './serve-registry.ts';
import { serveRegistry } from './serve-registry.ts';

const root = join(import.meta.dirname, '../../..');

type Environment = Readonly<Record<string, string>>;
export type Said = { readonly code: number; readonly out: string; readonly err: string };
type Script = {
  readonly work: string;
  readonly environment?: Environment;
  readonly bash?: readonly string[];
  /** Words before bash: a program that starts it. */
  readonly within?: readonly string[];
};

/**
 * The machine of a CI system: Node, npm with a registry on loopback, and nothing of this checkout but the packed package.
 * npm installs the package once. Later installations of the same file find it and change nothing.
 */
export class Pipeline {
  readonly folder: string;
  readonly registry: Registry;
  readonly #environment: Environment;

  private constructor(folder: string, registry: Registry) {
    this.folder = folder;
    this.registry = registry;
    const { PATH = '' } = process.env;
    const bins = [join(folder, 'bin'), join(folder, 'global/bin'), dirname(process.execPath), PATH];
    this.#environment = {
      PATH: bins.join(delimiter),
      HOME: join(folder, 'home'),
      TMPDIR: join(folder, 'temp'),
      npm_config_prefix: join(folder, 'global'),
      npm_config_registry: registry.origin,
      npm_config_update_notifier: 'false',
      ...compileCacheOfRun(),
    };
  }

  static async open(): Promise<Pipeline> {
    const folder = await mkdtemp(join(tmpdir(), 'curbcut-pipeline-'));
    // A browser that runs as another user passes through here.
    await chmod(folder, 0o711);
    for (const name of ['bin', 'home', 'temp', 'global']) await mkdir(join(folder, name));
    const [registry, tarball] = await Promise.all([serveRegistry(), buildPackage(root, join(folder, 'dist'))]);
    await symlink(tarball, join(folder, 'curbcut.tgz'));
    await writeProgram(join(folder, 'bin/npm'), installOnce);
    // Tests use no network, so what a recipe may need of the distribution is missing.
    await writeProgram(join(folder, 'bin/apt-get'), 'exit 100');
    return new Pipeline(folder, registry);
  }

  /** The folder of the installed package. */
  get installed(): string {
    return join(this.folder, 'global/lib/node_modules/curbcut');
  }

  /** A working folder with the package as curbcut.tgz, as the checkout of a repository. */
  async checkOut(): Promise<string> {
    const work = await mkdtemp(join(this.folder, 'work-'));
    await chmod(work, 0o711);
    await symlink(join(this.folder, 'curbcut.tgz'), join(work, 'curbcut.tgz'));
    return work;
  }

  /** Runs a script from a file, as CI systems do. */
  async run(script: string, { work, environment = {}, bash = [], within = [] }: Script): Promise<Said> {
    const file = join(await mkdtemp(join(this.folder, 'script-')), 'script.sh');
    await writeFile(file, script);
    const env = { ...this.#environment, ...environment };
    const [command, ...args] = [...within, 'bash', '--noprofile', '--norc', ...bash, file];
    const child = spawn(command, args, { cwd: work, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return { code: Number(code), out, err };
  }

  /** As above, with bash's strictest mode, where every port is free. What the script leaves running ends with it. */
  async runAlone(script: string, options: Script): Promise<Said> {
    const alone = ['unshare', namespaceFlag(), '-m', ...pidNamespaceFlags()];
    const within = [...alone, 'sh', '-euc', 'ip link set lo up; exec "$@"', 'sh'];
    return this.run(script, { ...options, within, bash: ['-eo', 'pipefail'] });
  }

  async listInstallations(): Promise<readonly string[]> {
    return (await readFile(join(this.folder, 'bin/npm.log'), 'utf8')).trim().split('\n');
  }

  async close(): Promise<void> {
    await this.registry.close();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

const installOnce = `
own="$(dirname "$0")"
case "$1" in
  install)
    echo "$@" >> "$own/npm.log"
    if [ -e "$npm_config_prefix/bin/curbcut" ]; then exit 0; fi
    ;;
esac
PATH="$(printf %s "$PATH" | sed "s|^$own:||")" exec npm "$@"
`;

async function writeProgram(file: string, script: string): Promise<void> {
  await writeFile(file, `#!/bin/sh\n${script}`);
  await chmod(file, 0o755);
}
