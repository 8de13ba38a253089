import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildPackage } from './package/build-package.ts';
import { planRelease } from './package/plan-release.ts';
import type { Release } from './package/plan-release.ts';

/**
 * `release.ts 1.2.3 [--dry-run]`: dates the changelog's section, sets the version, commits and tags, and writes the package, its
 * checksum and the notes to `dist/`. A dry run only says what it would do. Nothing is pushed or published.
 */
const root = join(import.meta.dirname, '..');
const [version = '', ...flags] = process.argv.slice(2);
const names = {
  changelog: 'CHANGELOG.md',
  manifest: 'package.json',
  lock: 'package-lock.json',
  chart: 'deploy/helm/curbcut/Chart.yaml',
} as const;
const parts = ['changelog', 'manifest', 'lock', 'chart'] as const;

try {
  const release = plan();
  if (flags.includes('--dry-run')) describe(release);
  else await carryOut(release);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function plan(): Release {
  const unknown = flags.find((flag) => flag !== '--dry-run');
  if (unknown !== undefined) throw new Error(`There is no option ${unknown}. The only one is --dry-run.`);
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  const files = {
    changelog: read(names.changelog),
    manifest: read(names.manifest),
    lock: read(names.lock),
    chart: read(names.chart),
  };
  return planRelease(files, version, new Date().toISOString().slice(0, 10));
}

function describe(release: Release): void {
  const lines = [
    `Dry run: nothing is changed.`,
    `Would write ${parts.map((part) => names[part]).join(', ')}, commit them, and tag the commit ${release.tag}.`,
    `Would write dist/curbcut-${version}.tgz, dist/SHA256SUMS and dist/release-notes.md.`,
    describeImage(),
    '',
    release.notes,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function describeImage(): string {
  return existsSync(join(root, 'Containerfile'))
    ? 'Build the image from the tag with the command in docs.'
    : 'There is no image: this checkout has no Containerfile.';
}

async function carryOut(release: Release): Promise<void> {
  if (git('status', '--porcelain') !== '') throw new Error('Commit or remove your changes first.');
  for (const part of parts) writeFileSync(join(root, names[part]), release[part]);
  git('add', ...parts.map((part) => names[part]));
  git('commit', '--message', `Version ${version}`);
  git('tag', '--annotate', release.tag, '--message', `Version ${version}`);
  const folder = join(root, 'dist');
  const file = await buildPackage(root, folder);
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
  writeFileSync(join(folder, 'SHA256SUMS'), `${sum}  ${basename(file)}\n`);
  writeFileSync(join(folder, 'release-notes.md'), `${release.notes}\n`);
  process.stdout.write(
    `${release.tag} is tagged, and dist/ has the package. To publish: git push --follow-tags && npm publish ${file}\n${describeImage()}\n`,
  );
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
