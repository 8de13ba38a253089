import { lstat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isOwn } from '../folders/own-mode.ts';

/**
 * Throws an Error where the database belongs to another user, as PostgreSQL does. As root, the files that this process makes would be
 * closed to the owner, whose service then could not start. And a database that someone else put there is not trusted.
 */
export async function requireOwner(database: string): Promise<void> {
  const seen = await lstat(join(database, 'PG_VERSION')).catch(() => undefined);
  if (seen === undefined || isOwn(seen)) return;
  throw new Error(
    `The database in ${dirname(database)} belongs to user ${seen.uid}. ` +
      `Run Curbcut as that user (sudo -u '#${seen.uid}' …), or choose another folder with CURBCUT_DATA_DIR.`,
  );
}
