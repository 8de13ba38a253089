import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { minify } from 'rolldown/utils';

/** Playwright. */
const browserDriver = 'playwright-core/lib/coreBundle.js';
/** Large programs that are delivered with comments, white space, and code that no condition reaches. */
const scripts = [browserDriver, 'playwright-core/lib/utilsBundle.js'];
/** The embedded database: src/db/engine-files.ts reads these compressed. */
const engineFiles = ['pglite.wasm', 'pglite.data'];
const compress = promisify(zstdCompress);
const keepNames = { function: true, class: true } as const;

/** Makes the largest files of the copied dependencies smaller. Names in code stay: stack traces show them. */
export async function shrinkDependencies(stage: string): Promise<void> {
  const pathOf = (name: string) => join(stage, 'node_modules', name);
  for (const name of scripts) {
    const options = { compress: { keepNames }, mangle: false, codegen: { removeWhitespace: true } } as const;
    const source = await readFile(pathOf(name), 'utf8');
    const text = name === browserDriver ? startLazily(source) : source;
    const { code, errors } = await minify(name, text, { ...options, module: false });
    if (errors.length > 0) throw new Error(`${name} cannot be read: ${errors[0]?.message ?? ''}`);
    await writeFile(pathOf(name), code);
  }
  await compressTranslations(pathOf('axe-core/locales'));
  await mkdir(join(stage, 'engine'));
  for (const name of engineFiles) {
    await replaceByCompressed(pathOf(`@electric-sql/pglite/dist/${name}`), join(stage, 'engine', `${name}.zst`));
  }
}

/** `readPackedText` (src/shared/packed-file.ts) reads them. */
async function compressTranslations(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (name.endsWith('.json')) await replaceByCompressed(file, `${file}.zst`);
  }
}

async function replaceByCompressed(file: string, compressed: string): Promise<void> {
  const params = { [constants.ZSTD_c_compressionLevel]: 19 };
  await writeFile(compressed, await compress(await readFile(file), { params }));
  await rm(file);
}

/**
 * Playwright starts all of its programs when it is loaded: its command line, a viewer, a server for AI clients. The library that drives
 * a browser is one of them. Each is started when it is used. Throws when another version of Playwright is built in another way.
 */
function startLazily(source: string): string {
  const all = /(?<=__export\(coreBundle_exports, \{\n)[^}]*(?=\}\);)/;
  const start = /^init_coreBundle\(\);$/m;
  const listed = all.exec(source)?.[0];
  if (listed?.includes('inprocess: () => inprocess_exports') !== true || !start.test(source))
    throw new Error(`${browserDriver} is not built as expected: its programs cannot be started one by one.`);
  const lazy = listed.replaceAll(/(?<=: \(\) => )\w+/g, (value) => {
    const startOne = value === 'inprocess_exports' ? 'init_inprocess' : 'init_coreBundle';
    return `(${startOne}(), ${value})`;
  });
  return source.replace(all, lazy).replace(start, '');
}
