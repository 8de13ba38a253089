import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/adapters/db/open-database.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import { TableVacuum } from '../../src/adapters/db/table-vacuum.ts';
import type { TestDatabase } from '../databases/test-databases.ts';
import { makeDatabase } from '../databases/test-databases.ts';

const rows = 10_000;

let test: TestDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  test = await makeDatabase('embedded', 'migrated');
  database = await openDatabase(test.location);
});

afterAll(async () => {
  await database.close();
  await test.remove();
});

async function addAndDelete(): Promise<void> {
  await sql`
    insert into jobs (id, kind, key, state) select gen_random_uuid(), 'delete-scan', 'job ' || n, 'done' from generate_series(1, ${rows}::integer) as n
  `.execute(database.db);
  await sql`delete from jobs`.execute(database.db);
}

/** Of the table and its indexes. */
async function readSize(): Promise<number> {
  const { rows: found } = await sql<{ size: number }>`
    select pg_total_relation_size('jobs')::float8 as size
  `.execute(database.db);
  return found[0]?.size ?? 0;
}

it('the embedded database uses the room of deleted rows again, and answers between two tables', async () => {
  const vacuum = new TableVacuum(database.db);
  const sizes: number[] = [];

  for (let round = 0; round < 6; round += 1) {
    await addAndDelete();
    const order: string[] = [];
    const looked = vacuum.look().then((names) => (order.push('vacuumed'), names));
    await sql`select 1`.execute(database.db).then(() => order.push('answered'));
    expect(await looked).toEqual(['jobs']);
    expect(order).toEqual(['answered', 'vacuumed']);
    sizes.push(await readSize());
  }

  // Pages of an index that were emptied are used again two rounds later. Without a vacuum each round adds as much as the first.
  expect(sizes[5]).toBeLessThan(1.2 * (sizes[2] ?? 0));
});

it('a table of which a part is deleted is vacuumed when little is written', async () => {
  const vacuum = new TableVacuum(database.db);
  await addAndDelete();
  await vacuum.look();
  await sql`
    insert into jobs (id, kind, key, state) select gen_random_uuid(), 'delete-scan', 'job ' || n, 'done' from generate_series(1, 30000) as n
  `.execute(database.db);
  await sql`delete from jobs where key < 'job 2'`.execute(database.db);

  const whileMuchIsWritten = await vacuum.look();
  const whenQuiet = await vacuum.look();
  const later = await vacuum.look();

  expect([whileMuchIsWritten, whenQuiet, later]).toEqual([[], ['jobs'], []]);
});
