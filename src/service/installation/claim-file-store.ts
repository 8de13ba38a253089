import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import type { ScreenshotStore } from '../../adapters/files/screenshot-store.ts';
import type { StoreOwner } from '../../adapters/files/store-owner.ts';
import { parseOwner } from '../../adapters/files/store-owner.ts';
import { isUuid } from '../../ids/ids.ts';

type Parts = {
  readonly db: Database;
  readonly screenshots: Pick<ScreenshotStore, 'place' | 'listScans' | 'readOwner' | 'writeOwner'>;
};

/**
 * Makes sure, when a process starts, that the screenshots in the store belong to this database. Claims an empty store,
 * and also a store without an owner if it contains a scan of this database. `database` names the database for people,
 * without credentials. Throws an Error that says what to do.
 */
export async function claimFileStore({ database, ...parts }: Parts & { readonly database: string }): Promise<void> {
  const mine: StoreOwner = { installation: await getInstallationId(parts.db), database };
  const owner = (await readOwner(parts)) ?? (await takeOver(parts, mine));
  if (owner.installation !== mine.installation) throw belongsToAnother(parts, owner, mine);
}

/** True if the store currently belongs to this database. Only then may files without a row be removed. */
export async function isOwnFileStore(parts: Parts): Promise<boolean> {
  const owner = await readOwner(parts);
  return owner !== undefined && owner.installation === (await getInstallationId(parts.db));
}

async function getInstallationId(db: Database): Promise<string> {
  return (await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id;
}

async function readOwner({ screenshots }: Parts): Promise<StoreOwner | undefined> {
  const text = await screenshots.readOwner();
  if (text === undefined) return undefined;
  try {
    return parseOwner(text);
  } catch (error) {
    throw new Error(
      `The file owner.json is damaged, so it is not known which database the screenshots in ${screenshots.place} belong to. ` +
        'If they belong to the configured database, remove that file and start again.',
      { cause: error },
    );
  }
}

/** If two processes start at once, one writes the owner and both read it. */
async function takeOver(parts: Parts, mine: StoreOwner): Promise<StoreOwner> {
  const folders = (await parts.screenshots.listScans()).filter(isUuid);
  if (folders.length > 0 && !(await isAnyKnown(parts.db, folders))) throw belongsToNoneKnown(parts, mine);
  await parts.screenshots.writeOwner(JSON.stringify(mine));
  return (await readOwner(parts)) ?? mine;
}

async function isAnyKnown(db: Database, folders: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from jsonb_array_elements_text(${JSON.stringify(folders)}::jsonb) as folders (folder)
      join scans on scans.id = folder::uuid
    limit 1
  `.execute(db);
  return rows.length > 0;
}

function belongsToAnother({ screenshots }: Parts, owner: StoreOwner, mine: StoreOwner): Error {
  return new Error(
    `The screenshots in ${screenshots.place} belong to another database: ${describe(owner)}. The configured database is ${describe(mine)}. ` +
      'Start with the database that they belong to (DATABASE_URL), or choose another place with CURBCUT_DATA_DIR or CURBCUT_FILES.',
  );
}

function belongsToNoneKnown({ screenshots }: Parts, mine: StoreOwner): Error {
  return new Error(
    `The screenshots in ${screenshots.place} belong to scans that are not in the configured database, ${describe(mine)}. ` +
      'Start with the database that they belong to (DATABASE_URL), choose another place with CURBCUT_DATA_DIR or CURBCUT_FILES, ' +
      'or remove them if its screenshots are not needed.',
  );
}

function describe({ installation, database }: StoreOwner): string {
  return `${database} (installation ${installation})`;
}
