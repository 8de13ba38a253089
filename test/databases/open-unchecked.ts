import { Kysely } from 'kysely';
import { openEmbedded } from '../../src/adapters/db/embedded.ts';
import type { DatabaseLocation } from '../../src/adapters/db/open-database.ts';
import { openServer } from '../../src/adapters/db/server.ts';

/** Opens a database whose schema may be any, and does not change it. */
export async function openUnchecked<T>(
  location: DatabaseLocation,
  action: (db: Kysely<unknown>) => Promise<T>,
): Promise<T> {
  const { dialect, release } =
    location.kind === 'embedded' ? await openEmbedded(location.folder) : await openServer(location);
  const db = new Kysely<unknown>({ dialect });
  try {
    return await action(db);
  } finally {
    await db.destroy();
    await release();
  }
}
