import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../src/db/folder-lock.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { makePlace } from '../databases/database-places.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-lock-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Another process that holds the folder until it is killed. */
async function startHolder() {
  const module = JSON.stringify(import.meta.resolve('../../src/db/folder-lock.ts'));
  const program = `
    const { lockFolder } = await import(${module});
    await lockFolder(${JSON.stringify(folder)});
    setInterval(() => {}, 1000);
    process.stdout.write('held');
  `;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  return {
    pid: holder.pid ?? 0,
    async kill() {
      holder.kill('SIGKILL');
      await once(holder, 'exit');
    },
  };
}

describe('the lock of the data folder', () => {
  it('refuses a second process and names the first', async () => {
    const holder = await startHolder();

    const second = lockFolder(folder);

    await expect(second).rejects.toThrow(
      `The data folder is in use by another Curbcut (process ${holder.pid}). ` +
        'Stop that one first, or give this one a folder of its own with CURBCUT_DATA_DIR.',
    );
    await holder.kill();
  });

  it('is taken over from a process that was killed', async () => {
    const holder = await startHolder();
    await holder.kill();

    const unlock = await lockFolder(folder);

    expect(JSON.parse(await readFile(join(folder, 'curbcut.lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    await unlock();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is taken over when another process has got the same number since', async () => {
    const stale = { pid: process.ppid, startedAt: '1', boot: 'another boot' };
    await writeFile(join(folder, 'curbcut.lock'), JSON.stringify(stale));

    await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  });

  it('is taken over when it was cut short', async () => {
    await writeFile(join(folder, 'curbcut.lock'), '{"pid":');

    await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  });

  it('goes to one only when many want it at once', async () => {
    for (let round = 0; round < 20; round += 1) {
      const stale = { pid: process.ppid, startedAt: '1', boot: 'another boot' };
      if (round % 2 === 0) await writeFile(join(folder, 'curbcut.lock'), JSON.stringify(stale));

      const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));

      const won = tries.filter((one) => one.status === 'fulfilled');
      expect(won).toHaveLength(1);
      await won[0]?.value();
      expect(await readdir(folder)).toEqual([]);
    }
  });

  it('keeps a second embedded database from being opened, and is given back when the first is closed', async () => {
    const { place, remove } = await makePlace('embedded', 'migrated');
    const first = await openDatabase(place);

    await expect(openDatabase(place)).rejects.toThrow('The data folder is in use by another Curbcut');

    await first.close();
    const second = await openDatabase(place);
    await second.close();
    await remove();
  });
});
