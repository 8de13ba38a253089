import { spawnSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

const chunk = Buffer.alloc(256 * 1024, 1);

/** Whether we may mount: only root in a mount namespace of our own, so that no mount is left behind however we end. */
export function canMount(): boolean {
  return process.env['CURBCUT_FAULTS_NAMESPACE'] === 'own';
}

/** Starts this program again inside such a namespace. Undefined where that is not allowed. */
export function runInNamespace(): number | undefined {
  if (process.getuid?.() !== 0 || canMount()) return undefined;
  if (spawnSync('unshare', ['-m', 'true']).status !== 0) return undefined;
  const env = { ...process.env, CURBCUT_FAULTS_NAMESPACE: 'own' };
  return (
    spawnSync('unshare', ['-m', process.execPath, ...process.argv.slice(1)], { env, stdio: 'inherit' }).status ?? 1
  );
}

/** The folder becomes a separate disk. */
export function mountSmallDisk(folder: string, megabytes: number): void {
  const done = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`mount failed: ${done.stderr}`);
}

export function unmountSmallDisk(folder: string): void {
  spawnSync('umount', ['-l', folder]);
}

/** Uses all free space of the disk. Returns a function that frees it. */
export async function fillDisk(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'filler');
  const file = await open(path, 'w');
  try {
    for (;;) await file.write(chunk);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await file.close();
  }
  return () => rm(path);
}
