import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

/** Folders that no commit holds (.gitignore), and git's own, which is a file in a second work tree. */
const untracked = new Set(['.git', '.node', 'coverage', 'data', 'dist', 'node_modules']);

/** One import or re-export of another file of ours; `target` is written like `file`, from the root. */
export type Import = {
  readonly file: string;
  readonly target: string;
  readonly isTypeOnly: boolean;
  /** A call, which loads the file when it runs. */
  readonly isLater: boolean;
};

export const root = dirname(dirname(import.meta.dirname));

/** Every file below a folder of the repository, as paths from its root with forward slashes. */
export function listFiles(folder = '.'): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.normalize(posix.join(folder, entry.name));
    if (untracked.has(entry.name)) return [];
    if (entry.isDirectory()) return listFiles(path);
    return entry.isFile() ? [path] : [];
  });
}

/** The modules that run in the service: without the tests next to them. */
export function listModules(): readonly string[] {
  return listFiles('src').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
}

export function readText(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** The relative imports of one module, static and dynamic, without those of packages. */
export function readImports(file: string): readonly Import[] {
  const text = withoutComments(readText(file));
  const statements = [...text.matchAll(/^(?:import|export)\s(?<what>[^;'"]*?from\s*)?['"](?<path>\.[^'"]+)['"]/gmu)];
  const calls = [...text.matchAll(/\bimport\(\s*['"](?<path>\.[^'"]+)['"]/gu)];
  return [...statements, ...calls].map(({ groups }, index) => ({
    file,
    target: resolveTarget(file, groups?.['path'] ?? ''),
    isTypeOnly: groups?.['what']?.startsWith('type ') ?? false,
    isLater: index >= statements.length,
  }));
}

/** Top folders whose own folders are places with arrows of their own. */
const floors = new Set(['adapters', 'edges', 'finding-pages', 'reading', 'records', 'service']);

/**
 * The place of a file in the table of arrows: `src/records/pages/claim-page.ts` → `records/pages`, `src/visit/slot.ts` →
 * `visit`, `src/app.ts` → `app.ts`, `test/site/pages.ts` → undefined.
 */
export function placeOf(file: string): string | undefined {
  const [top, first = '', second = ''] = file.split('/');
  if (top !== 'src') return undefined;
  return floors.has(first) ? `${first}/${second}` : first;
}

function resolveTarget(file: string, path: string): string {
  return relative(root, join(root, dirname(file), path))
    .split(sep)
    .join('/');
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/^\s*\/\/.*$/gmu, '');
}
