import { resolve } from 'node:path';
import type { NewDatabase } from '../../../adapters/db/open-new-database.ts';
import { HasData, openNewDatabase } from '../../../adapters/db/open-new-database.ts';
import { compareSchemas, readOwnSchema } from '../../../adapters/db/schema-identity.ts';
import { openStores } from '../../../adapters/files/open-store.ts';
import type { ScreenshotStore } from '../../../adapters/files/screenshot-store.ts';
import { parseOwner } from '../../../adapters/files/store-owner.ts';
import type { Config } from '../../../config.ts';
import { isUuid } from '../../../ids/ids.ts';
import { BackupFault } from '../../../service/backup/backup-fault.ts';
import { loadInstallation } from '../../../service/backup/load-installation.ts';
import type { VerifiedBackup } from '../../../service/backup/read-backup-file.ts';
import { verifyBackupFile } from '../../../service/backup/read-backup-file.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';
import { CommandFailure, exitCodes } from '../command-failure.ts';
import { describeContent } from './describe-content.ts';
import { rememberFolder } from './remember-folder.ts';
import { runStoppable } from './run-stoppable.ts';

const { backup: words } = commandLine;

/** `curbcut restore FILE`: fills an empty place, or leaves it as it was. Throws CommandFailure. */
export async function restore(given: string, flags: Readonly<Record<string, string | undefined>>): Promise<number> {
  const file = resolve(given);
  return runStoppable(flags, async (config, signal) => {
    const backup = await verify(file, signal);
    const undo = await rememberFolder(config.dataFolder);
    try {
      const { name, place } = await fill(file, { backup, config, signal });
      process.stdout.write(`${words.restored(describeContent(backup.counts), name, place)}\n`);
    } catch (error) {
      await undo();
      throw error;
    }
    const { sign_ins: signIns = 0, webhooks = 0 } = backup.counts.rows;
    if (signIns + webhooks > 0) process.stdout.write(`${words.needsKey(signIns + webhooks)}\n`);
    return exitCodes.passed;
  });
}

async function verify(file: string, signal: AbortSignal): Promise<VerifiedBackup> {
  try {
    const backup = await verifyBackupFile(file, signal);
    const { schema, version } = backup.head;
    const comparison = compareSchemas(schema, await readOwnSchema());
    if (comparison === 'newer') throw new BackupFault('newer', { version });
    if (comparison === 'other') throw new CommandFailure(exitCodes.cannotWork, words.older(file, version));
    return backup;
  } catch (error) {
    if (!(error instanceof BackupFault)) throw error;
    throw new CommandFailure(exitCodes.cannotWork, words[error.kind](file, error.version), { cause: error });
  }
}

type Filling = { readonly backup: VerifiedBackup; readonly config: Config; readonly signal: AbortSignal };
type Filled = { readonly name: string; readonly place: string };

async function fill(file: string, { backup, config, signal }: Filling): Promise<Filled> {
  await using opened = new AsyncDisposableStack();
  const { screenshots } = await openStores(config.files);
  opened.defer(async () => screenshots.close());
  const database = await openEmpty(config);
  opened.defer(async () => database.discard());
  await refusePictures(screenshots, backup);
  const before = new Set(await screenshots.listScans());
  try {
    await loadInstallation(file, { db: database.db, screenshots }, signal);
    await database.keep();
  } catch (error) {
    for (const scanId of backup.scans) if (!before.has(scanId)) await screenshots.removeScan(scanId);
    throw error;
  }
  return { name: database.name, place: screenshots.place };
}

async function openEmpty({ database }: Config): Promise<NewDatabase> {
  try {
    return await openNewDatabase(database);
  } catch (error) {
    if (!(error instanceof HasData)) throw error;
    throw new CommandFailure(exitCodes.usage, words.hasData(error.message), { cause: error });
  }
}

/** Pictures of the backup's own scans may be there, and of its installation: only the database was lost. */
async function refusePictures(screenshots: ScreenshotStore, { head, scans }: VerifiedBackup): Promise<void> {
  const owner = await screenshots.readOwner();
  const isKnown = (id: string) => scans.has(id) || !isUuid(id);
  const isEmpty =
    owner === undefined
      ? (await screenshots.listScans()).every(isKnown)
      : parseOwner(owner).installation === head.installation;
  if (!isEmpty) throw new CommandFailure(exitCodes.usage, words.hasPictures(screenshots.place));
}
