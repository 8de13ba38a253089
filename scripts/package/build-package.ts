import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { readCommit } from '../../src/version.ts';
import { ensureDatabase } from '../bootstrap/ensure-database.mjs';
import { ensureDocs } from '../bootstrap/ensure-docs.mjs';
import { ensureUi } from '../bootstrap/ensure-ui.mjs';
import { bundleProgram, separatePackages } from './bundle-program.ts';
import { copyDependencies } from './copy-dependencies.ts';
import { copySource } from './copy-source.ts';
import { nameRepository } from './name-repository.ts';
import { writeNotices } from './write-notices.ts';
import { writeSbom } from './write-sbom.ts';

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  license: z.string(),
  dependencies: z.record(z.string(), z.string()),
});
const packedSchema = z.tuple([z.object({ filename: z.string() })]);

/** Copied as they are. The programs of `scripts/bootstrap` find and download the browser. */
const plainParts = [
  'migrations',
  'dist/ui',
  'dist/docs',
  'dist/database.zst',
  'scripts/bootstrap',
  'scripts/package/curbcut.mjs',
  'LICENSE',
  'CHANGELOG.md',
];

/** The bill of materials, in the package and next to it in a release. */
export const billName = 'sbom.cdx.json';
/** Of undici. `scripts/package/curbcut.mjs` says it in one sentence on an older Node. */
const leastNode = '>=22.19.0';

/**
 * Builds the package in a temporary folder and packs it. Returns the file. `repository` is the URL of the project's pages,
 * which the package names; a package for a trial has none.
 */
export async function buildPackage(root: string, target: string, repository?: string): Promise<string> {
  const stage = await mkdtemp(join(tmpdir(), 'curbcut-package-'));
  try {
    await stagePackage(root, stage, repository);
    await mkdir(target, { recursive: true });
    return join(target, await pack(stage, target));
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/**
 * Writes the content of the package into a folder. It contains JavaScript (Node runs no TypeScript under node_modules) and its
 * dependencies. Only the programs of sharp, one per platform, are installed next to it.
 */
export async function stagePackage(root: string, stage: string, repository?: string): Promise<void> {
  ensureUi(root, process.execPath);
  ensureDocs(root, process.execPath);
  ensureDatabase(root, process.execPath);
  await copySource(join(root, 'src'), join(stage, 'src'));
  for (const part of plainParts) await cp(join(root, part), join(stage, part), { recursive: true });
  await cp(join(root, 'scripts/package/README.md'), join(stage, 'README.md'));
  await writeFile(join(stage, 'COMMIT'), `${readCommit(root)}\n`);
  await writeManifest(root, stage, repository);
  await writeSbom(root, join(stage, billName));
  await writeNotices(join(stage, 'THIRD-PARTY-NOTICES'), await bundleProgram(join(stage, 'src'), root));
}

async function writeManifest(root: string, stage: string, repository: string | undefined): Promise<void> {
  const { dependencies, ...head } = manifestSchema.parse(
    JSON.parse(await readFile(join(root, 'package.json'), 'utf8')),
  );
  const { bundled, platformPrograms } = await copyDependencies(root, stage, separatePackages);
  const separate = Object.entries(dependencies).filter(([name]) => separatePackages.some((one) => one === name));
  const manifest = {
    ...head,
    ...(repository !== undefined && nameRepository(repository)),
    type: 'module',
    bin: { curbcut: 'scripts/package/curbcut.mjs' },
    engines: { node: leastNode },
    files: ['src', 'migrations', 'dist', 'scripts', 'COMMIT', 'CHANGELOG.md', 'THIRD-PARTY-NOTICES', billName],
    dependencies: Object.fromEntries(separate),
    optionalDependencies: platformPrograms,
    bundleDependencies: bundled,
  };
  await writeFile(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

async function pack(stage: string, target: string): Promise<string> {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', target];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: stage, maxBuffer: 64 * 1024 * 1024 });
  return packedSchema.parse(JSON.parse(stdout))[0].filename;
}
