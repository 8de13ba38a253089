import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import { packFolder } from '../../src/db/database-archive.ts';
import { databaseName } from '../../src/db/database-cache.ts';
import { dropTemplates } from '../../src/db/drop-templates.ts';
import type { OpenDatabase } from '../../src/db/open-database.ts';
import { openDatabase } from '../../src/db/open-database.ts';

const logSchema = z.tuple([z.object({ name: z.string() })]);

/** Writes an empty embedded database of the newest schema into a file, which a new installation begins with: creating one takes seconds. */
export async function packDatabase(target: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-database-'));
  try {
    const database = await openDatabase({ kind: 'embedded', folder });
    await dropTemplates(database.db);
    const log = await beginLog(database);
    await database.close();
    const isOldLog = (path: string) => /^pg_wal\/[\dA-F]{24}$/.test(path) && basename(path) !== log;
    await writeFile(target, await packFolder(join(folder, databaseName), (path) => !isOldLog(path)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The name of a new file of PostgreSQL's log. After the checkpoint, nothing reads the files before it. */
async function beginLog({ db }: OpenDatabase): Promise<string> {
  await sql`SELECT pg_switch_wal()`.execute(db);
  await sql`CHECKPOINT`.execute(db);
  const { rows } = await sql`SELECT pg_walfile_name(pg_current_wal_lsn()) AS name`.execute(db);
  return logSchema.parse(rows)[0].name;
}
