import type { PGlite } from '@electric-sql/pglite';
import { constants, existsSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pause } from '../../time/pause.ts';
import { databaseName } from './create-embedded.ts';

/** A folder in the data folder. A start removes it, as it does with every unfinished database. */
const copyName = `${databaseName}-backup.unfinished`;
const orderName = 'wanted';
const failureName = 'failed';

const lookEveryMs = 1_000;
/** A process that does not take the order for so long is stopped or hangs. */
const patienceMs = 60_000;

export function copyFolderOf(folder: string): string {
  return join(folder, copyName);
}

/**
 * Copies the embedded database when another process asks for it: only its owner can do that while it is open, because
 * nothing may write to it meanwhile. The copy is as if the process had been killed at that moment, so it contains every
 * transaction that was committed. Requests wait as long as the copy takes: 0.4 s for 440 MB. Returns how to stop.
 */
export function answerCopyOrders(folder: string, pglite: Pick<PGlite, 'runExclusive'>): () => Promise<void> {
  const place = copyFolderOf(folder);
  let copying: Promise<void> | undefined;
  const look = () => {
    if (copying !== undefined || !existsSync(join(place, orderName))) return;
    copying = answerOrder(folder, pglite).finally(() => (copying = undefined));
  };
  const timer = setInterval(look, lookEveryMs).unref();
  return async () => {
    clearInterval(timer);
    await copying;
  };
}

async function answerOrder(folder: string, pglite: Pick<PGlite, 'runExclusive'>): Promise<void> {
  const place = copyFolderOf(folder);
  const draft = join(place, `${databaseName}.draft`);
  try {
    await rm(join(place, orderName));
    const options = { recursive: true, mode: constants.COPYFILE_FICLONE };
    await pglite.runExclusive(async () => cp(join(folder, databaseName), draft, options));
    await rename(draft, join(place, databaseName));
  } catch (error) {
    // The process that ordered the copy may have ended and removed its folder.
    const reason = error instanceof Error ? error.message : String(error);
    await writeFile(join(place, failureName), reason).catch(() => undefined);
  }
}

/**
 * Orders a copy from the process that has the data folder, and waits for it. Only the holder of the lock of
 * `copyFolderOf(folder)` may call this. Returns `released` if the data folder became free: then there may be no copy.
 * Throws an Error of one sentence, and when the signal aborts.
 */
export async function orderCopy(
  folder: string,
  { isReleased, signal }: { readonly isReleased: () => Promise<boolean>; readonly signal: AbortSignal },
): Promise<'copied' | 'released'> {
  const place = copyFolderOf(folder);
  for (const name of [databaseName, `${databaseName}.draft`, failureName])
    await rm(join(place, name), { recursive: true, force: true });
  await writeFile(join(place, orderName), '', { mode: 0o600 });
  const orderedMs = performance.now();
  for (;;) {
    await pause(200, signal);
    signal.throwIfAborted();
    if (existsSync(join(place, databaseName))) return 'copied';
    await throwFailure(place);
    if (await isReleased()) return 'released';
    const isTaken = !existsSync(join(place, orderName));
    if (!isTaken && performance.now() - orderedMs > patienceMs)
      throw new Error(`The process that uses the data folder ${folder} does not answer.`);
  }
}

async function throwFailure(place: string): Promise<void> {
  if (!existsSync(place))
    throw new Error('The service was started again while it was backed up. Run the command again.');
  const reason = await readFile(join(place, failureName), 'utf8').catch(() => undefined);
  if (reason !== undefined) throw new Error(`The service could not copy its database: ${reason}`);
}
