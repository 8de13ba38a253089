import { readConfig } from '../../config.ts';
import { openDatabase } from '../../adapters/db/open-database.ts';
import { exitCodes } from './command-failure.ts';

/**
 * `curbcut migrate`: opens the database, which brings its schema up to date, and closes it. Several at once, or next to processes that start,
 * are safe. Throws an Error of one sentence if the database cannot be reached or is of a newer version.
 */
export async function migrateDatabase(flags: Readonly<Record<string, string | undefined>>): Promise<number> {
  const database = await openDatabase(readConfig(flags).database);
  await database.close();
  const state = {
    current: 'The schema is up to date',
    newer: 'A newer version of Curbcut has changed the schema, and this one works with it. Nothing is to be done',
  };
  process.stdout.write(`${state[database.schema]}: ${database.name}\n`);
  return exitCodes.passed;
}
