import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const holderSchema = z.object({ pid: z.int(), startedAt: z.string(), boot: z.string() });
type Holder = z.infer<typeof holderSchema>;

/**
 * Takes the folder for this process. The holder is judged by whether its process still lives
 * (pid, start time and boot), never by the age of a heartbeat: a busy holder must not be robbed.
 * Throws when a living process holds it. Returns the way to give it back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'curbcut.lock');
  const mine = await describeProcess(process.pid);
  if (mine === undefined) throw new Error('This process could not be described for the lock file.');
  if (!(await writeExclusively(file, mine))) await takeOver(file, mine);
  return () => rm(file, { force: true });
}

/** Several may find the same stale lock: who holds the guard looks again and replaces it, the others are refused. */
async function takeOver(file: string, mine: Holder): Promise<void> {
  await refuseWhileHeld(file);
  const guard = `${file}.takeover`;
  if (!(await writeExclusively(guard, mine))) {
    if ((await findLivingHolder(guard)) !== undefined) throw takenJustNow();
    await rm(guard, { force: true });
    if (!(await writeExclusively(guard, mine))) throw takenJustNow();
  }
  try {
    await refuseWhileHeld(file);
    await rm(file, { force: true });
    if (!(await writeExclusively(file, mine))) throw takenJustNow();
  } finally {
    await rm(guard, { force: true });
  }
}

async function refuseWhileHeld(file: string): Promise<void> {
  const holder = await findLivingHolder(file);
  if (holder === undefined) return;
  throw new Error(
    `The data folder is in use by another Curbcut (process ${holder.pid}). ` +
      'Stop that one first, or give this one a folder of its own with CURBCUT_DATA_DIR.',
  );
}

function takenJustNow(): Error {
  return new Error('The data folder was taken by another Curbcut just now. Start again with a folder of its own.');
}

/** Under its name the file is whole from the first moment: an empty one would name nobody and be taken over. */
async function writeExclusively(file: string, holder: Holder): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(holder), { flag: 'wx' });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function findLivingHolder(file: string): Promise<Holder | undefined> {
  const holder = await readHolder(file);
  return holder !== undefined && (await isAlive(holder)) ? holder : undefined;
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return holderSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // A lock file cut short by a crash names nobody: there is no holder to respect.
    return undefined;
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  if (holder.pid === process.pid) return (await describeProcess(process.pid))?.startedAt === holder.startedAt;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return isCode(error, 'EPERM');
  }
  const now = await describeProcess(holder.pid);
  return now !== undefined && now.startedAt === holder.startedAt && now.boot === holder.boot;
}

/** Start time in clock ticks since boot (proc(5), stat field 22). Without /proc the pid alone decides. */
async function describeProcess(pid: number): Promise<Holder | undefined> {
  if (process.platform !== 'linux') return { pid, startedAt: '', boot: '' };
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const startedAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    return { pid, startedAt, boot: (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim() };
  } catch {
    // The process ended between the signal and the look: the caller sees it as gone.
    return undefined;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
