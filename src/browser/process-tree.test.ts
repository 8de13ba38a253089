import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { whereThereIs } from '../../test/applicable.ts';
import { killTree, listTree, measureTrees } from './process-tree.ts';

const mebibyte = 1024 ** 2;
const started: ChildProcess[] = [];

afterEach(async () => {
  for (const child of started.splice(0)) await killTree(child.pid ?? -1);
});

/** A process with a child; the child holds so much memory and says so. */
async function aTree({ childMebibytes }: { readonly childMebibytes: number }): Promise<number> {
  const hold = `const held = Buffer.alloc(${childMebibytes} * 2 ** 20, 1); console.log(held.length); setInterval(() => held, 1e6)`;
  const source = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(hold)}], { stdio: 'inherit' })`;
  const child = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  await once(child.stdout, 'data');
  return child.pid ?? -1;
}

describe('the memory of process trees', whereThereIs('linux'), () => {
  it('is that of all processes of each, separately', async () => {
    const small = await aTree({ childMebibytes: 1 });
    const large = await aTree({ childMebibytes: 300 });

    const [ofSmall, ofLarge] = measureTrees([small, large]);

    expect([ofSmall?.root, ofLarge?.root]).toEqual([small, large]);
    const difference = ((ofLarge?.bytes ?? 0) - (ofSmall?.bytes ?? 0)) / mebibyte;
    expect(difference).toBeGreaterThan(280);
    expect(difference).toBeLessThan(340);
  });

  it('is 0 for a tree that is gone', async () => {
    const root = await aTree({ childMebibytes: 1 });
    const tree = await listTree(root);
    await killTree(root);
    await expect.poll(() => listTree(root)).toEqual([]);

    const measured = measureTrees([root]);

    expect(tree).toHaveLength(2);
    expect(measured).toEqual([{ root, bytes: 0 }]);
  });
});
