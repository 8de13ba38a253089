import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const modulePath = new URL('defer-optimizing.ts', import.meta.url).href;

/** How many functions of the embedded database V8 compiles again while the database starts: at once, so that no other work changes the number. */
async function countOptimized(before: string): Promise<number> {
  const program = `
    import { deferOptimizing } from '${modulePath}';
    ${before}
    const { PGlite } = await import('@electric-sql/pglite');
    const database = await PGlite.create();
    await database.close();
  `;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--wasm-sync-tier-up', '--trace-wasm-compilation-times', '--input-type=module', '--eval', program],
    { maxBuffer: 16 * 1024 * 1024, cwd: import.meta.dirname },
  );
  return stdout.split('\n').filter((line) => line.includes('using TurboFan')).length;
}

it('compiles little of the embedded database again while it starts', async () => {
  const [usual, deferred] = [await countOptimized(''), await countOptimized('deferOptimizing();')];

  expect({ usual: usual > 50, deferred: deferred < usual / 4 }).toEqual({ usual: true, deferred: true });
});
