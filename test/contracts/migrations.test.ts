import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrateDatabase } from '../../src/edges/cli/migrate-database.ts';
import { migrate } from '../../src/adapters/db/migrate.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import type { OpenDatabase } from '../../src/adapters/db/open-database.ts';
import { engines, makeDatabase } from '../databases/test-databases.ts';

async function listTables({ db }: OpenDatabase): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1
  `.execute(db);
  return rows.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'));
}

const ourTables = ['group_pages', 'issue_groups', 'occurrences', 'pages', 'scans', 'settings'];

describe.each(engines)('migrations (%s)', (engine) => {
  it('build an empty database when it is opened, and are not run again', async () => {
    const { location, remove } = await makeDatabase(engine, 'empty');
    const first = await openDatabase(location);
    const before = await sql`select * from kysely_migration order by name`.execute(first.db);
    await Promise.all([migrate(first.db), migrate(first.db)]);
    await Promise.all([first.close(), first.close()]);

    const again = await openDatabase(location);

    expect(await listTables(again)).toEqual(expect.arrayContaining(ourTables));
    expect((await sql`select * from kysely_migration order by name`.execute(again.db)).rows).toEqual(before.rows);
    await again.close();
    await remove();
  });

  it('refuse a database that a newer version has used, and leave it as it is', async () => {
    const { location, remove } = await makeDatabase(engine, 'migrated');
    const newer = await openDatabase(location);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2999-01-01')`.execute(
      newer.db,
    );
    const tables = await listTables(newer);
    const refused = migrate(newer.db);

    await expect(refused).rejects.toThrow(
      'The database could not be brought up to date: it was last used by a newer version of Curbcut. ' +
        'Start that version, or restore an older backup.',
    );
    expect(await listTables(newer)).toEqual(tables);
    await newer.close();
    await remove();
  });
});

describe('two processes that start on an empty PostgreSQL database at once', () => {
  it('both get the newest schema', async () => {
    const { location, remove } = await makeDatabase('server', 'empty');

    const opened = await Promise.all([openDatabase(location), openDatabase(location), openDatabase(location)]);

    for (const database of opened) expect(await listTables(database)).toEqual(expect.arrayContaining(ourTables));
    await Promise.all(opened.map((database) => database.close()));
    await remove();
  });
});

describe('curbcut migrate', () => {
  it('brings an empty database up to date while processes start on it, and can run again', async () => {
    const { location, remove } = await makeDatabase('server', 'empty');
    const flags = location.kind === 'server' ? { DATABASE_URL: location.url } : {};

    const [code, database] = await Promise.all([migrateDatabase(flags), openDatabase(location)]);

    expect([code, await migrateDatabase(flags)]).toEqual([0, 0]);
    expect(await listTables(database)).toEqual(expect.arrayContaining(ourTables));
    await database.close();
    await remove();
  });

  it('is refused with a sentence for a database that cannot be reached', async () => {
    const running = migrateDatabase({ DATABASE_URL: 'postgres://someone:secret-word@127.0.0.1:1/nothing' });

    await expect(running).rejects.toThrow(
      'The PostgreSQL server named by DATABASE_URL could not be reached: nothing listens there.',
    );
  });
});

describe('a PostgreSQL server that is out of reach', () => {
  it('is reported in a sentence without its host', async () => {
    const url = 'postgresql://someone:secret-word@127.0.0.1:1/nothing';

    const opening = openDatabase({ kind: 'server', url, maxConnections: 2 });

    const error = await opening.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toMatch(/DATABASE_URL could not be reached/);
    expect(String(error)).not.toContain('secret-word');
  });

  it('says which of its parts is wrong', async () => {
    const { location, remove } = await makeDatabase('server', 'empty');
    const url = new URL(location.kind === 'server' ? location.url : '');
    url.pathname = '/no-such-database';

    const opening = openDatabase({ kind: 'server', url: url.href, maxConnections: 2 });

    await expect(opening).rejects.toThrow('DATABASE_URL has no database of that name.');
    await remove();
  });
});
