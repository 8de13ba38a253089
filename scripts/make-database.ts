import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { z } from 'zod';
import { databaseName } from '../src/adapters/db/create-embedded.ts';
import { packFolder } from '../src/adapters/db/database-archive.ts';
import { createLockFile } from '../src/adapters/db/create-lock-file.ts';
import { openDatabase } from '../src/adapters/db/open-database.ts';
import { PrivateFiles } from '../src/adapters/db/private-files.ts';
import type { Database } from '../src/adapters/db/schema.ts';

/** Writes an empty embedded database of the newest schema into an archive: every new data folder begins with it. */
const [target = ''] = process.argv.slice(2);
const logSchema = z.tuple([z.object({ name: z.string() })]);
const folder = await mkdtemp(join(tmpdir(), 'curbcut-database-'));
const place = join(folder, databaseName);
try {
  createLockFile(folder);
  await (await PGlite.create({ fs: new PrivateFiles(place) })).close();
  await pack(await fill());
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Returns the name of the file that PostgreSQL's log continues in. */
async function fill(): Promise<string> {
  const database = await openDatabase({ kind: 'embedded', folder });
  await dropTemplates(database.db);
  const log = await beginLog(database.db);
  await database.close();
  return log;
}

/** Two thirds of the files of an embedded database belong to the templates of databases that are never created. */
async function dropTemplates(db: Database): Promise<void> {
  await sql`UPDATE pg_database SET datistemplate = false`.execute(db);
  await sql`DROP DATABASE template0`.execute(db);
  await sql`DROP DATABASE template1`.execute(db);
}

/** The name of a new file of the log. After the checkpoint, PostgreSQL reads none of the files before it. */
async function beginLog(db: Database): Promise<string> {
  await sql`SELECT pg_switch_wal()`.execute(db);
  await sql`CHECKPOINT`.execute(db);
  const { rows } = await sql`SELECT pg_walfile_name(pg_current_wal_lsn()) AS name`.execute(db);
  return logSchema.parse(rows)[0].name;
}

/** The archive appears whole, by a rename, because several processes may make it at once. */
async function pack(log: string): Promise<void> {
  const isOldLog = (path: string) => /^pg_wal\/[\dA-F]{24}$/.test(path) && basename(path) !== log;
  await mkdir(dirname(target), { recursive: true });
  const unfinished = `${target}-${process.pid}`;
  await writeFile(unfinished, await packFolder(place, (path) => !isOldLog(path)));
  await rename(unfinished, target);
}
