import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { minify } from 'rolldown/utils';

/** Large programs that are delivered with comments and white space. */
const scripts = ['playwright-core/lib/coreBundle.js', 'playwright-core/lib/utilsBundle.js'];
/** The embedded database: src/db/engine-files.ts reads these compressed. */
const engineFiles = ['pglite.wasm', 'pglite.data'];
const compress = promisify(zstdCompress);

/** Makes the largest files of the copied dependencies smaller. Names in code stay: stack traces show them. */
export async function shrinkDependencies(stage: string): Promise<void> {
  const pathOf = (name: string) => join(stage, 'node_modules', name);
  for (const name of scripts) {
    const options = { compress: false, mangle: false, codegen: { removeWhitespace: true } } as const;
    const { code, errors } = await minify(name, await readFile(pathOf(name), 'utf8'), { ...options, module: false });
    if (errors.length > 0) throw new Error(`${name} cannot be read: ${errors[0]?.message ?? ''}`);
    await writeFile(pathOf(name), code);
  }
  await mkdir(join(stage, 'engine'));
  for (const name of engineFiles) {
    const file = pathOf(`@electric-sql/pglite/dist/${name}`);
    const params = { [constants.ZSTD_c_compressionLevel]: 19 };
    await writeFile(join(stage, 'engine', `${name}.zst`), await compress(await readFile(file), { params }));
    await rm(file);
  }
}
