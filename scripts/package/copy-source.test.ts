import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copySource } from './copy-source.ts';

it('the source in a package has modules as JavaScript, and no tests', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'curbcut-source-'));

  await copySource('src/engines/curbcut/rules/placeholder-contrast', folder);

  expect(readdirSync(folder).toSorted()).toEqual(['check.in-page.js', 'de.js', 'en.js', 'rule.js']);
  rmSync(folder, { recursive: true });
});
