import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './chart-files.ts';
import type { Manifest } from './read-manifests.ts';

const options = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  module: 'nodenext',
  target: 'es2025',
  types: [],
  allowImportingTsExtensions: true,
};

/**
 * What the compiler says against manifests that are written as values of the types of Kubernetes: unknown and missing fields, and values of
 * another type. Empty if nothing.
 */
export function checkManifestTypes(manifests: readonly Manifest[]): string {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'curbcut-manifests-'));
  try {
    const lines = manifests.map(
      (one, at) =>
        `export const manifest${at}: Manifests[${JSON.stringify(one.kind)}] = ${JSON.stringify(one, undefined, 1)};`,
    );
    const types = join(import.meta.dirname, 'manifest-types.ts');
    const source = [`import type { Manifests } from ${JSON.stringify(types)};`, ...lines, ''];
    writeFileSync(join(folder, 'manifests.ts'), source.join('\n'));
    const settings = { compilerOptions: options, files: ['manifests.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const { stdout, stderr } = spawnSync(process.execPath, [compiler, '--pretty', 'false', '-p', folder], {
      encoding: 'utf8',
    });
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
