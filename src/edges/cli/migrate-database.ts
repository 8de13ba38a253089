import { readConfig } from '../../config.ts';
import { openDatabase } from '../../adapters/db/open-database.ts';
import { exitCodes } from './command-failure.ts';
import { commandLine } from '../../texts/en/command-line/command-line.ts';

/**
 * `curbcut migrate`: opens the database, which brings its schema up to date, and closes it. Several at once, or next to processes that start,
 * are safe. Throws an Error of one sentence if the database cannot be reached or is of a newer version.
 */
export async function migrateDatabase(flags: Readonly<Record<string, string | undefined>>): Promise<number> {
  const database = await openDatabase(readConfig(flags).database);
  await database.close();
  process.stdout.write(`${commandLine.service.schema[database.schema](database.name)}\n`);
  return exitCodes.passed;
}
