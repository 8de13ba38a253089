import { Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { isDatabaseAway } from '../../src/adapters/db/is-database-away.ts';
import { openServer } from '../../src/adapters/db/server.ts';
import type { ServerProxy } from '../databases/server-proxy.ts';
import { startProxy } from '../databases/server-proxy.ts';
import { makeDatabase } from '../databases/test-databases.ts';

type Opened = { readonly db: Kysely<Record<string, never>>; readonly proxy: ServerProxy };

it('a query that a silent server never answers fails as if the server were away, and the next one is answered when it is back', async () => {
  await withProxy(2_000, async ({ db, proxy }) => {
    const speakAgain = proxy.fallSilent();

    const error = await sql`select 1`.execute(db).catch((reason: unknown) => reason);

    expect(isDatabaseAway(error)).toBe(true);
    speakAgain();
    expect(await ask(db)).toEqual([{ one: 1 }]);
  });
});

it('a query that takes longer than a server may be silent is answered', async () => {
  await withProxy(60_000, async ({ db }) => {
    const { rows } = await sql`select 1 as one from pg_sleep(0.5)`.execute(db);

    expect(rows).toEqual([{ one: 1 }]);
  });
});

async function withProxy(answerMs: number, action: (opened: Opened) => Promise<void>): Promise<void> {
  const { location, remove } = await makeDatabase('server', 'empty');
  if (location.kind !== 'server') throw new Error('It is not a server.');
  const proxy = await startProxy(location.url);
  const patience = { everyMs: 20, answerMs };
  const { dialect, release } = await openServer({ url: proxy.url, maxConnections: 2, patience });
  const db = new Kysely<Record<string, never>>({ dialect });
  try {
    await action({ db, proxy });
  } finally {
    await db.destroy();
    await release();
    await proxy.close();
    await remove();
  }
}

/** The pool may have a connection that is being closed. */
async function ask(db: Opened['db']): Promise<unknown> {
  const query = sql`select 1 as one`;
  const { rows } = await query.execute(db).catch(() => query.execute(db));
  return rows;
}
