import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { stagePackage } from './package/build-package.ts';

/** Writes the content of the npm package into a folder, with the programs of this platform, so that it runs there: the image has it. */
const root = join(import.meta.dirname, '..');
const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Name the folder: node scripts/stage-package.ts FOLDER');
await stagePackage(root, target);
await cp(join(root, 'node_modules', '@img'), join(target, 'node_modules', '@img'), { recursive: true });
