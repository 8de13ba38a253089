import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'rolldown';
import { rolldown } from 'rolldown';
import { isInPageModule } from '../../src/browser/in-page-code.ts';

/** Packages that load their own files, or programs for one platform. All others become part of the program. */
export const separatePackages = ['@electric-sql/pglite', 'axe-core', 'playwright-core', 'sharp'] as const;

/** The files that Node starts, by their place in `src`: the program and one thread. */
const entries = ['main', 'finding-pages/crawl/pattern-program'];

/**
 * Replaces the modules in `source` by a few files that also contain the packages they import: Node reads ten files at a start instead
 * of two thousand, and code that nothing uses is left out. What modules read (style sheets, in-page modules) stays where it is.
 * `root` has the packages. Returns the folders of those that became part of the program.
 */
export async function bundleProgram(source: string, root: string): Promise<readonly string[]> {
  const bundle = await rolldown({
    cwd: root,
    platform: 'node',
    input: Object.fromEntries(entries.map((name) => [name, join(source, `${name}.js`)])),
    // Some packages have, as `main`, a file that loads its parts by a function, which no bundler can follow.
    resolve: { modules: [join(root, 'node_modules')], mainFields: ['module', 'main'] },
    // `pg` looks for pg-native, which it does not need.
    external: [...separatePackages.map((name) => new RegExp(`^${name}(?:/|$)`)), 'pg-native'],
    plugins: [keepPlaces(source)],
  });
  const { output } = await bundle.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // Names stay: stack traces show them.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  });
  await bundle.close();
  await removeModules(source);
  const chunks = output.filter((file) => file.type === 'chunk');
  for (const { fileName, code } of chunks) {
    await mkdir(dirname(join(source, fileName)), { recursive: true });
    await writeFile(join(source, fileName), code);
  }
  return listPackages(chunks.flatMap(({ moduleIds }) => moduleIds));
}

/** A module finds what is next to it from the files of the program too, which are all in the folder of the source. */
function keepPlaces(source: string): Plugin {
  return {
    name: 'keep-places',
    transform: (code, id) => {
      if (!id.startsWith(source) || !code.includes('import.meta.url')) return undefined;
      const place = `./${relative(source, id).replaceAll('\\', '/')}`;
      return code.replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`);
    },
  };
}

async function removeModules(source: string): Promise<void> {
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
    const isModule =
      entry.isFile() && entry.name.endsWith('.js') && !isInPageModule(join(entry.parentPath, entry.name));
    if (isModule) await rm(join(entry.parentPath, entry.name));
  }
}

function listPackages(moduleIds: readonly string[]): readonly string[] {
  const folders = moduleIds.map((id) => packageFolder.exec(id.replaceAll('\\', '/'))?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))].toSorted();
}

const packageFolder = /^\/.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
