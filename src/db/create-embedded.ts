import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { unpackDelivered } from './delivered-database.ts';

const program = fileURLToPath(new URL('initialize-cluster.ts', import.meta.url));
const unfinished = '.unfinished';

/**
 * Makes sure that `<folder>/<name>` is an embedded database. It is created under another name next to it and renamed when it
 * is whole: a creation that was killed, at whatever moment, leaves nothing that a later start takes for a database. Only the holder
 * of the folder's lock may call this. Throws an Error that a person can act on.
 *
 * A separate process creates it: the memory that this takes (470 MB, against 600 inside a service) is freed with the process.
 */
export async function ensureEmbedded(folder: string, name: string): Promise<string> {
  const place = join(folder, name);
  await removeUnfinished(folder, name);
  if (existsSync(join(place, 'PG_VERSION'))) return place;
  const created = `${place}-${randomUUID()}${unfinished}`;
  try {
    // An empty folder in the way is no database; any other is not ours to remove.
    if (existsSync(place)) await rmdir(place);
    if (!(await unpackDelivered(created))) {
      await mkdir(created, { mode: 0o700 });
      await runProgram(created);
    }
    await rename(created, place);
  } catch (error) {
    await removeFolder(created);
    throw new Error(describe(place, error), { cause: error });
  }
  return place;
}

async function removeUnfinished(folder: string, name: string): Promise<void> {
  const names = await readdir(folder);
  const left = names.filter((entry) => entry.startsWith(`${name}-`) && entry.endsWith(unfinished));
  await Promise.all(left.map((entry) => removeFolder(join(folder, entry))));
}

/** The process of a service that was killed may still write for a moment. What it leaves goes with a later start. */
async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
}

async function runProgram(place: string): Promise<void> {
  const child = fork(program, [place], {
    // What runs once is worth neither the time nor the memory of optimized code. Set while the program runs, this comes too late.
    execArgv: ['--max-semi-space-size=1', '--liftoff-only'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const ended = new Promise<string | undefined>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code === 0 ? undefined : `its process ended with ${signal ?? code}`));
  });
  const [failure, said] = await Promise.all([ended, child.stderr === null ? '' : text(child.stderr)]);
  if (failure !== undefined) throw new Error(failure, { cause: said });
}

function describe(place: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return (
    `The embedded database could not be created in ${place}: ${reason}. ` +
    'The creation needs 100 MB of disk and, for a few seconds, 500 MB of memory.'
  );
}
