import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { dumpDatabase } from '../../../adapters/db/dump.ts';
import { openForBackup } from '../../../adapters/db/open-for-backup.ts';
import type { SchemaIdentity } from '../../../adapters/db/schema-identity.ts';
import { compareSchemas, findSchema, readOwnSchema } from '../../../adapters/db/schema-identity.ts';
import type { Database } from '../../../adapters/db/schema.ts';
import { openStores } from '../../../adapters/files/open-store.ts';
import type { Config } from '../../../config.ts';
import type { Written } from '../../../service/backup/write-backup-file.ts';
import { writeBackupFile } from '../../../service/backup/write-backup-file.ts';
import { writeInstallation } from '../../../service/backup/write-installation.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';
import { version } from '../../../version.ts';
import { CommandFailure, exitCodes } from '../command-failure.ts';
import { describeContent } from './describe-content.ts';
import { runStoppable } from './run-stoppable.ts';

const { backup: words } = commandLine;

/** `curbcut backup FILE`: works while the service runs, and changes nothing. Throws CommandFailure. */
export async function backUp(given: string, flags: Readonly<Record<string, string | undefined>>): Promise<number> {
  const file = resolve(given);
  return runStoppable(flags, async (config, signal) => {
    if (existsSync(file)) throw new CommandFailure(exitCodes.usage, words.exists(file));
    const { place, counts, bytes } = await write(file, config, signal);
    process.stdout.write(`${words.written(file, bytes, describeContent(counts))}\n`);
    process.stdout.write(`${words.keyApart}\n`);
    const { pictures, absent_pictures: absent } = counts;
    if (absent > 0) process.stderr.write(`${words.absent(absent.toLocaleString('en'), place)}\n`);
    return absent > 0 && pictures === 0 ? exitCodes.tooLittle : exitCodes.passed;
  });
}

async function write(file: string, config: Config, signal: AbortSignal): Promise<Written & { readonly place: string }> {
  const { screenshots } = await openStores(config.files);
  await using opened = new AsyncDisposableStack();
  opened.defer(async () => screenshots.close());
  const { db, close } = await openForBackup(config.database, signal);
  opened.defer(close);
  const schema = await getOwnSchema(db);
  const written = await dumpDatabase(db, async (dump) =>
    writeBackupFile(file, () => writeInstallation({ dump, schema, screenshots, version }), signal),
  );
  return { ...written, place: screenshots.place };
}

async function getOwnSchema(db: Database): Promise<SchemaIdentity> {
  const schema = await findSchema(db);
  if (schema === undefined) throw new CommandFailure(exitCodes.cannotWork, words.noSchema);
  if (compareSchemas(schema, await readOwnSchema()) === 'same') return schema;
  throw new CommandFailure(exitCodes.cannotWork, words.otherSchema);
}
