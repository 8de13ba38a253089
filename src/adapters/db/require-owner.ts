import { lstat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isOwn } from '../folders/own-mode.ts';

/**
 * Throws an Error if the database belongs to another user, as PostgreSQL does. If root opened it, the owner could not
 * open the new files and the owner's service could not start. Also, a database that someone else put there is not
 * trusted.
 */
export async function requireOwner(database: string): Promise<void> {
  const seen = await lstat(join(database, 'PG_VERSION')).catch(() => undefined);
  if (seen === undefined || isOwn(seen)) return;
  throw new Error(
    `The database in ${dirname(database)} belongs to user ${seen.uid}. ` +
      `Run Curbcut as that user (sudo -u '#${seen.uid}' …), or choose another folder with CURBCUT_DATA_DIR.`,
  );
}
