import { readConfig } from '../../config.ts';
import { openDatabase } from '../../adapters/db/open-database.ts';
import { exitCodes } from './command-failure.ts';
import { commandLine } from '../../texts/en/command-line/command-line.ts';

/**
 * `curbcut migrate`: opens the database, which updates its schema, and closes it. Several at once are safe, also next
 * to processes that start. Throws an Error of one sentence if the database cannot be reached or has a newer version.
 */
export async function migrateDatabase(flags: Readonly<Record<string, string | undefined>>): Promise<number> {
  const database = await openDatabase(readConfig(flags).database);
  await database.close();
  process.stdout.write(`${commandLine.service.schema[database.schema](database.name)}\n`);
  return exitCodes.passed;
}
