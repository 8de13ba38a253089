import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { longFiles } from '../long-files.ts';

it('each file that npm test leaves out is there', () => {
  const root = join(import.meta.dirname, '..', '..');

  expect(longFiles.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
