import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { run, succeeds } from './container-tools.ts';
import { root } from './read-image-files.ts';

const base = 'localhost/curbcut-test-base';
const suite = 'trixie';
const certificates = '/etc/ssl/certs/ca-certificates.crt';

export const image = 'localhost/curbcut:test';

/**
 * A base image for machines that reach Debian's packages and the npm registry, and no image registry: Debian with this Node and npm,
 * like `docker.io/library/node:26-trixie-slim`. It is kept for the next run.
 */
export function makeBase(): string {
  if (succeeds('buildah', ['inspect', '--type', 'image', base])) return base;
  const folder = mkdtempSync('/var/tmp/curbcut-base-');
  try {
    run('debootstrap', ['--variant=minbase', '--include=ca-certificates,libatomic1,libstdc++6', suite, folder]);
    run('chroot', [folder, 'apt-get', 'clean']);
    rmSync(join(folder, 'var/lib/apt/lists'), { recursive: true, force: true });
    const security = `deb http://deb.debian.org/debian-security ${suite}-security main\n`;
    writeFileSync(join(folder, 'etc/apt/sources.list.d/security.list'), security);
    installNode(folder);
    // Where a proxy of the network has its own certificate, only this machine's list knows it.
    copyFileSync(certificates, join(folder, certificates));
    commitBase(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return base;
}

function installNode(folder: string): void {
  copyFileSync(process.execPath, join(folder, 'usr/local/bin/node'));
  const npm = dirname(dirname(realpathSync(run('sh', ['-c', 'command -v npm']))));
  const modules = join(folder, 'usr/local/lib/node_modules');
  mkdirSync(modules, { recursive: true });
  cpSync(npm, join(modules, 'npm'), { recursive: true, dereference: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr/local/bin/npm'));
}

function commitBase(folder: string): void {
  const container = run('buildah', ['from', 'scratch']);
  run('buildah', ['add', '--quiet', container, folder, '/']);
  run('buildah', ['config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, '--cmd', 'node', container]);
  run('buildah', ['commit', '--quiet', '--rm', container, base]);
}

/** Builds the Containerfile as it is, in a chroot, and returns the sizes in MB. */
export function buildImage(from: string): { readonly totalMb: number; readonly ownMb: number } {
  const revision = run('git', ['rev-parse', 'HEAD'], { cwd: root });
  const args = ['--build-arg', `BASE=${from}`, '--build-arg', `REVISION=${revision}`, '--tag', image, '.'];
  const how = ['--isolation', 'chroot', '--format', 'docker', '--layers', '--file', 'Containerfile'];
  run('buildah', ['build', ...how, ...args], { cwd: root });
  const total = sizeOf(image);
  return { totalMb: total, ownMb: total - sizeOf(from) };
}

function sizeOf(name: string): number {
  return Math.round(Number(run('podman', ['image', 'inspect', '--format', '{{.Size}}', name])) / 1_000_000);
}
