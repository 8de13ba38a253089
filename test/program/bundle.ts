import { chmod, mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundleProgram } from '../../scripts/package/bundle-program.ts';
import { copySource } from '../../scripts/package/copy-source.ts';

/** Writes the program into a folder as it is in the package, with what it reads: `node test/program/bundle.ts FOLDER`. */
const root = join(import.meta.dirname, '../..');
const [target = ''] = process.argv.slice(2);
await mkdir(dirname(target), { recursive: true });
// It appears whole, by a rename, because several runs may make it at once.
const stage = await mkdtemp(`${target}-`);
try {
  await copySource(join(root, 'src'), join(stage, 'src'));
  await bundleProgram(join(stage, 'src'), root);
  await mkdir(join(stage, 'dist'));
  for (const name of ['migrations', 'dist/ui', 'dist/docs', 'dist/database.zst', 'node_modules', 'package.json'])
    await symlink(join(root, name), join(stage, name));
  await chmod(stage, 0o755);
  await rm(target, { recursive: true, force: true });
  await rename(stage, target);
} finally {
  await rm(stage, { recursive: true, force: true });
}
