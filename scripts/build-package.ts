import { join } from 'node:path';
import { buildPackage } from './package/build-package.ts';

/** Writes the npm package: `dist/curbcut-<version>.tgz`, or into the folder given. Install it with `npm install <file>`. */
const root = join(import.meta.dirname, '..');
const file = await buildPackage(root, process.argv[2] ?? join(root, 'dist'));
process.stdout.write(`${file}\n`);
