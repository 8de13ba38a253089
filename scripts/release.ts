import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { billName, buildPackage } from './package/build-package.ts';
import { nameRepository } from './package/name-repository.ts';
import { planRelease } from './package/plan-release.ts';
import type { Release } from './package/plan-release.ts';
import { writeSbom } from './package/write-sbom.ts';

/**
 * `npm run release -- 1.2.3 --repository URL [--dry-run]`: dates the changelog's section, sets the version, commits and
 * tags, and writes the package, its bill of materials, their checksums and the notes to `dist/`. The package names the
 * URL, the page of the repository that it is released from. A dry run only says what it would do. Nothing is pushed or
 * published.
 */
const root = join(import.meta.dirname, '..');
const names = {
  changelog: 'CHANGELOG.md',
  manifest: 'package.json',
  lock: 'package-lock.json',
  chart: 'deploy/helm/curbcut/Chart.yaml',
} as const;
const parts = ['changelog', 'manifest', 'lock', 'chart'] as const;

try {
  await release();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function release(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { repository: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  const [version = ''] = positionals;
  const planned = plan(version);
  const { repository } = values;
  if (repository !== undefined) nameRepository(repository);
  if (values['dry-run']) return describe(planned, version);
  if (repository === undefined)
    throw new Error('Name the page of the repository, such as --repository https://example.com/team/curbcut.');
  return carryOut(planned, version, repository);
}

function plan(version: string): Release {
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  const files = {
    changelog: read(names.changelog),
    manifest: read(names.manifest),
    lock: read(names.lock),
    chart: read(names.chart),
  };
  return planRelease(files, version, new Date().toISOString().slice(0, 10));
}

function describe(planned: Release, version: string): void {
  const lines = [
    `Dry run: nothing is changed.`,
    `Would write ${parts.map((part) => names[part]).join(', ')}, commit them, and tag the commit ${planned.tag}.`,
    `Would write dist/curbcut-${version}.tgz, dist/curbcut-${version}-${billName}, dist/SHA256SUMS and dist/release-notes.md.`,
    describeImage(),
    '',
    planned.notes,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function describeImage(): string {
  return existsSync(join(root, 'Containerfile'))
    ? 'Build the image from the tag as docs/containers.md says.'
    : 'There is no image: this checkout has no Containerfile.';
}

async function carryOut(planned: Release, version: string, repository: string): Promise<void> {
  if (git('status', '--porcelain') !== '') throw new Error('Commit or remove your changes first.');
  for (const part of parts) writeFileSync(join(root, names[part]), planned[part]);
  git('add', ...parts.map((part) => names[part]));
  git('commit', '--message', `Version ${version}`);
  git('tag', '--annotate', planned.tag, '--message', `Version ${version}`);
  const folder = join(root, 'dist');
  const file = await buildPackage(root, folder, repository);
  const bill = join(folder, `curbcut-${version}-${billName}`);
  await writeSbom(root, bill);
  writeFileSync(join(folder, 'SHA256SUMS'), [file, bill].map(sumLine).join(''));
  writeFileSync(join(folder, 'release-notes.md'), `${planned.notes}\n`);
  process.stdout.write(
    `${planned.tag} is tagged, and dist/ has the package. To publish: git push --follow-tags && npm publish ${file}\n${describeImage()}\n`,
  );
}

/** A line that `sha256sum --check` reads. */
function sumLine(file: string): string {
  return `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${basename(file)}\n`;
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
