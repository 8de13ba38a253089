import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureEmbedded } from '../../src/adapters/db/create-embedded.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-first-start-'));
});

afterEach(() => rm(folder, { recursive: true, maxRetries: 5 }));

const database = () => join(folder, 'database');

/** Opens the database in another process, which is killed where the statement has replaced a function. */
async function openAndDie(replace: string): Promise<void> {
  const module = JSON.stringify(import.meta.resolve('../../src/adapters/db/open-database.ts'));
  const program = `
    import { syncBuiltinESMExports } from 'node:module';
    import fs from 'node:fs';
    const die = () => process.kill(process.pid, 'SIGKILL');
    ${replace};
    syncBuiltinESMExports();
    const { openDatabase } = await import(${module});
    await openDatabase({ kind: 'embedded', folder: ${JSON.stringify(folder)} });
  `;
  const opener = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  expect(await once(opener, 'exit')).toEqual([null, 'SIGKILL']);
}

/** Kills it in the middle of its files, before the last step, and right after it. */
const deaths = {
  unpacking: `
    let left = 100;
    const { openSync } = fs;
    fs.openSync = (path, ...rest) => (String(path).includes('.unfinished') && left-- === 0 ? die() : openSync(path, ...rest))`,
  unpacked: 'fs.promises.rename = die',
  renamed: 'const { rename } = fs.promises; fs.promises.rename = (...names) => rename(...names).then(die)',
};

/** Databases that are being unpacked, or were left. */
async function listUnfinished(): Promise<readonly string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.unfinished'));
}

/** What users other than the owner could read or change. */
async function listOpen(): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true });
  const modes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mode));
  return names.filter((_, index) => process.platform !== 'win32' && ((modes[index] ?? 0) & 0o077) !== 0);
}

/** How many rows of a migrated database there are: none, and no error. */
async function countPages(): Promise<number | undefined> {
  const opened = await openDatabase({ kind: 'embedded', folder });
  try {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pages`.execute(opened.db);
    return rows[0]?.count;
  } finally {
    await opened.close();
  }
}

describe('the first start on an empty folder', () => {
  it('leaves nothing that a later start takes for a database, wherever it is killed', async () => {
    for (const death of [deaths.unpacking, deaths.unpacked]) {
      await openAndDie(death);
      expect(await listUnfinished()).toHaveLength(1);
      expect(existsSync(database())).toBe(false);
    }

    // An empty folder is in no one's way.
    await mkdir(database());
    await openAndDie(deaths.renamed);

    expect(await countPages()).toBe(0);
    expect(await readdir(folder)).toEqual(['database', 'in-use.json', 'in-use.lock']);
    expect(await listOpen()).toEqual([]);
  });

  it('reports a folder in the way that is no database, and leaves it as it is', async () => {
    await mkdir(database());
    await writeFile(join(database(), 'notes.txt'), 'mine');

    const opening = openDatabase({ kind: 'embedded', folder });

    await expect(opening).rejects.toThrow(`The embedded database could not be created in ${database()}: ENOTEMPTY`);
    expect(await readdir(database())).toEqual(['notes.txt']);
    expect(await listUnfinished()).toEqual([]);
  });

  it('refuses a damaged archive of the empty database, and leaves nothing behind', async () => {
    const whole = await readFile(join(import.meta.dirname, '../../dist/database.zst'));
    const damaged = join(folder, 'damaged.zst');
    await writeFile(damaged, whole.subarray(0, whole.length / 2));

    await expect(ensureEmbedded(folder, damaged)).rejects.toThrow(
      `The embedded database could not be created in ${database()}: `,
    );

    expect(await readdir(folder)).toEqual(['damaged.zst']);
  });
});
