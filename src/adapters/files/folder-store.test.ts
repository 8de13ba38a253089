import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { whereThereIs } from '../../../test/applicable.ts';
import { FolderStore } from './folder-store.ts';

it('keeps screenshots and their folders from other users', whereThereIs('modes'), async () => {
  const place = await mkdtemp(join(tmpdir(), 'curbcut-store-'));
  const folder = join(place, 'screenshots');
  const store = new FolderStore(folder);

  await store.writeOwner('{}');
  const name = await store.put('scan', Buffer.from('picture'));
  await store.takeOver('scan', 'later', name);

  const names = ['', ...(await readdir(folder, { recursive: true }))].toSorted();
  const modes = await Promise.all(names.map(async (one) => ((await stat(join(folder, one))).mode & 0o777).toString(8)));
  expect(Object.fromEntries(names.map((one, index) => [one, modes[index]]))).toEqual({
    '': '700',
    later: '700',
    [`later/${name}`]: '600',
    'owner.json': '600',
    scan: '700',
    [`scan/${name}`]: '600',
  });
  await rm(place, { recursive: true });
});
