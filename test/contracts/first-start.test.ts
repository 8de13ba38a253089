import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/db/open-database.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-first-start-'));
});

afterEach(() => rm(folder, { recursive: true, maxRetries: 5 }));

const database = () => join(folder, 'database');

/** Opens the database in another process, which is killed as soon as the condition holds, and ends with this one. */
async function killWhen(condition: () => Promise<boolean>): Promise<void> {
  const module = JSON.stringify(import.meta.resolve('../../src/db/open-database.ts'));
  const program = `
    const { openDatabase } = await import(${module});
    await openDatabase({ kind: 'embedded', folder: ${JSON.stringify(folder)} });
    process.stdin.on('end', () => process.exit()).resume();
  `;
  const opener = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(opener, 'exit');
  await expect.poll(condition, { timeout: 60_000, interval: 2 }).toBe(true);
  opener.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

/** The clusters that are being created, or were left. */
async function listUnfinished(): Promise<readonly string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.unfinished'));
}

/** Whether a cluster that is being created has the file. */
async function hasWritten(file: string): Promise<boolean> {
  const names = await listUnfinished();
  return names.some((name) => existsSync(join(folder, name, file)));
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
    const early = ['PG_VERSION', 'global/pg_control', 'base/5'];
    for (const file of early) {
      await killWhen(() => hasWritten(file));
      expect(existsSync(database())).toBe(false);
    }

    // An empty folder is in no one's way, and what a creation of another process has left is removed too.
    await mkdir(join(folder, 'database-1.unfinished', 'base'), { recursive: true });
    await writeFile(join(folder, 'database-1.unfinished', 'PG_VERSION'), '18\n');
    await mkdir(database());
    await killWhen(async () => existsSync(join(database(), 'PG_VERSION')));

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
});
