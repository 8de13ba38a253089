import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureEmbedded } from './create-embedded.ts';
import { startEmbedded } from './embedded.ts';
import { planMark } from './keeps-plan.ts';

let folder: string;
let pglite: PGlite;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-plans-'));
  pglite = await startEmbedded(await ensureEmbedded(folder));
  await pglite.exec('CREATE TABLE pair (id int PRIMARY KEY, word text)');
});
afterAll(async () => {
  await pglite.close();
  await rm(folder, { recursive: true });
});

const insertPair = `INSERT INTO pair (id, word) VALUES ($1, $2) RETURNING word ${planMark}`;

async function listPrepared() {
  const { rows } = await pglite.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements ORDER BY 1');
  return rows.map(({ statement }) => statement);
}

it('the embedded database prepares a marked statement once, and others never', async () => {
  const results = [
    await pglite.query(insertPair, [1, 'ä']),
    await pglite.query(insertPair, [2, null]),
    await pglite.query('SELECT id, word FROM pair WHERE id > $1 ORDER BY id', [0]),
    await pglite.query(`DELETE FROM pair WHERE id = $1 ${planMark}`, [2]),
    await pglite.query(`DELETE FROM pair WHERE id = $1 ${planMark}`, [2]),
  ];

  expect(results.map(({ rows, affectedRows }) => [rows, affectedRows])).toEqual([
    [[{ word: 'ä' }], 1],
    [[{ word: null }], 1],
    [
      [
        { id: 1, word: 'ä' },
        { id: 2, word: null },
      ],
      0,
    ],
    [[], 1],
    [[], 0],
  ]);
  await expect(listPrepared()).resolves.toEqual([`DELETE FROM pair WHERE id = $1 ${planMark}`, insertPair]);
});

it('a marked statement that fails or cannot be planned runs again, also in a transaction that is rolled back', async () => {
  const broken = `SELECT id FROM not_there WHERE id = $1 ${planMark}`;
  await pglite.query(insertPair, [3, 'three']);

  await expect(pglite.query(insertPair, [3, 'again'])).rejects.toThrow('duplicate key');
  await expect(pglite.query(broken, [1])).rejects.toThrow('does not exist');
  const failing = pglite.transaction(async (transaction) => {
    await transaction.query(`UPDATE pair SET word = $1 ${planMark}`, ['lost']);
    await transaction.query(insertPair, [3, 'again']);
  });
  await expect(failing).rejects.toThrow('duplicate key');
  await pglite.exec('CREATE TABLE not_there (id int)');

  await expect(pglite.query(broken, [1])).resolves.toMatchObject({ rows: [] });
  await expect(pglite.query(insertPair, [4, 'four'])).resolves.toMatchObject({ rows: [{ word: 'four' }] });
  await expect(pglite.query('SELECT word FROM pair WHERE id = 3')).resolves.toMatchObject({
    rows: [{ word: 'three' }],
  });
});
