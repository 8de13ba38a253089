import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listBlocks } from './command-blocks.ts';

/** The test that runs each block of a page that has no reason against it. */
const runBy: Readonly<Record<string, string>> = {
  'backup.md': 'test/contracts/operator-commands.test.ts',
  'ci.md': 'test/e2e/package/describe-recipes.ts',
  'README.md': 'test/contracts/operator-commands.test.ts',
  'leaving-out.md': 'test/contracts/operator-commands.test.ts',
  'mcp.md': 'test/contracts/operator-commands.test.ts',
  'moving.md': 'test/contracts/operator-commands.test.ts',
  'schedules.md': 'test/contracts/operator-commands.test.ts',
  'secret-key.md': 'test/contracts/operator-commands.test.ts',
  'sign-ins.md': 'test/contracts/operator-commands.test.ts',
  'webhooks.md': 'test/contracts/operator-commands.test.ts',
};

const root = join(import.meta.dirname, '../..');
/** The README of the folder has no blocks: the name stands for that of the project. */
const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));

describe('each block of commands', () => {
  it.each(pages)('in %s is run by a test, or a comment above it says why not', async (page) => {
    const blocks = await listBlocks(page);

    const unexplained = blocks.filter(({ notRun }) => notRun === undefined);
    expect(unexplained.length > 0 ? [page] : []).toEqual(page in runBy ? [page] : []);
  });

  it.each(Object.entries(runBy))('in %s is run by %s', (page, test) => {
    expect(readFileSync(join(root, test), 'utf8')).toContain(`listRun('${page}')`);
  });
});
