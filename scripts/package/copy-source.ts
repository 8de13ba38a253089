import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

/** Names of modules in imports, in `new URL` and where in-page modules are named. */
const moduleNames = /(?<=')[\w./-]+\.ts(?=')/g;

/** Copies a folder of source as JavaScript, file by file: modules and what they read keep their places. Tests are left out. */
export async function copySource(from: string, to: string): Promise<void> {
  const files = await readdir(from, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    const target = join(to, path.slice(from.length));
    if (isLeftOut(file.name)) continue;
    await mkdir(dirname(target), { recursive: true });
    if (file.name.endsWith('.ts')) await writeFile(renameModule(target), toJavaScript(await readFile(path, 'utf8')));
    else await cp(path, target);
  }
}

/** `cases.ts` is the test of a rule, as a table. */
function isLeftOut(name: string): boolean {
  return name.endsWith('.test.ts') || name === 'cases.ts' || name === 'tsconfig.json';
}

/** What Node does when it loads the file: types become blanks, so lines stay the same. */
function toJavaScript(source: string): string {
  return stripTypeScriptTypes(source).replaceAll(moduleNames, renameModule);
}

function renameModule(name: string): string {
  return name.replace(/\.ts$/, '.js');
}
