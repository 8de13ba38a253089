import { chown, cp, mkdir, mkdtemp, readFile, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { DatabaseCache } from '../../src/db/database-cache.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { whereThereIs } from '../applicable.ts';

let folder: string;
let created: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-cache-'));
  created = 0;
});

afterEach(() => rm(folder, { recursive: true }));

/** Takes the run's template for a new database, or two of its files, where no one opens it: creating one takes seconds. */
function aCache(files = ['PG_VERSION', join('global', 'pg_control')]): DatabaseCache {
  return new DatabaseCache(join(folder, 'cache'), async (empty) => {
    created += 1;
    for (const file of files)
      await cp(join(inject('embeddedTemplates').migrated, 'database', file), join(empty, 'database', file), {
        recursive: true,
      });
  });
}

async function findEntry(): Promise<string> {
  const [name = ''] = await readdir(join(folder, 'cache'));
  return join(folder, 'cache', name);
}

describe('the cache of new databases', () => {
  it('creates one for all starts, also for those at the same time', async () => {
    const caches = Array.from({ length: 4 }, () => aCache());

    const copied = await Promise.all(caches.map((cache, index) => cache.copyTo(join(folder, `data-${index}`))));
    const later = await aCache().copyTo(join(folder, 'data-later'));

    expect([...copied, later]).toEqual([true, true, true, true, true]);
    expect(created).toBeLessThanOrEqual(4);
    expect(await readdir(join(folder, 'cache'))).toHaveLength(1);
    const version = join('database', 'PG_VERSION');
    expect(await readFile(join(folder, 'data-3', version))).toEqual(
      await readFile(join(folder, 'data-later', version)),
    );
  });

  it('replaces an entry in which a file is shorter than it was', async () => {
    await aCache().copyTo(join(folder, 'data-1'));
    await truncate(join(await findEntry(), 'database', 'global', 'pg_control'), 10);

    expect(await aCache().copyTo(join(folder, 'data-2'))).toBe(true);

    expect(created).toBe(2);
    const control = await readFile(join(folder, 'data-2', 'database', 'global', 'pg_control'));
    expect(control).toHaveLength(8192);
  });

  it('keeps the entries that were used last, and removes older ones', async () => {
    const ages = { 'database-oldest': 4, 'database-older': 3, 'database-old': 2, 'database-recent': 1 };
    for (const [name, hours] of Object.entries(ages)) {
      const used = new Date(Date.now() - hours * 3_600_000);
      await mkdir(join(folder, 'cache', name, 'database'), { recursive: true });
      await utimes(join(folder, 'cache', name), used, used);
    }
    const [taken, again] = [
      await aCache().copyTo(join(folder, 'data-1')),
      await aCache().copyTo(join(folder, 'data-2')),
    ];

    const kept = await readdir(join(folder, 'cache'));
    expect([taken, again, created]).toEqual([true, true, 1]);
    expect(kept).toHaveLength(3);
    expect(kept).toEqual(expect.arrayContaining(['database-old', 'database-recent']));
  });

  it('changes nothing where it cannot be written', async () => {
    await writeFile(join(folder, 'cache'), 'a file in the way');

    expect(await aCache().copyTo(join(folder, 'data'))).toBe(false);

    expect(await readdir(join(folder, 'data')).catch(() => [])).toEqual([]);
  });

  it(
    'is not used where it belongs to another user, who could offer a database with content',
    whereThereIs('root'),
    async () => {
      await aCache().copyTo(join(folder, 'data-1'));
      await chown(join(folder, 'cache'), 65_534, 65_534);

      expect(await aCache().copyTo(join(folder, 'data-2'))).toBe(false);
    },
  );

  it('keeps the database that is used, without the templates that PostgreSQL has for others', async () => {
    const place = { kind: 'embedded', folder: join(folder, 'data-1'), cacheFolder: join(folder, 'cache') } as const;
    const first = await openDatabase(place);
    await first.close();
    const second = await openDatabase({ ...place, folder: join(folder, 'data-2') });
    const { rows } = await sql`SELECT datname FROM pg_database`.execute(second.db);
    const scans = await second.db.selectFrom('scans').select('id').execute();
    await second.close();

    expect(rows).toEqual([{ datname: 'postgres' }]);
    expect(scans).toEqual([]);
    expect(await readdir(join(await findEntry(), 'database', 'base'))).toEqual(['5']);
  });

  it('is not relied on: a database that does not open is created again', async () => {
    await aCache(['.']).copyTo(join(folder, 'data-1'));
    const control = join(await findEntry(), 'database', 'global', 'pg_control');
    await writeFile(control, Buffer.alloc((await readFile(control)).length));

    const place = { kind: 'embedded', folder: join(folder, 'data-2'), cacheFolder: join(folder, 'cache') } as const;
    const database = await openDatabase(place);

    expect(await database.db.selectFrom('scans').select('id').execute()).toEqual([]);
    await database.close();
    expect(await readdir(join(folder, 'cache'))).toEqual([]);
  });
});
