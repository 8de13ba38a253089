import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const packageSchema = z.object({ version: z.string() });

/** The version of Curbcut: in the package, the interface, the reports and the command line the same. */
export const { version } = packageSchema.parse(
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')),
);

/**
 * The commit that a folder of Curbcut was built from: a package has it in a file, a checkout in git. "unknown"
 * elsewhere.
 */
export function readCommit(folder = fileURLToPath(new URL('..', import.meta.url))): string {
  return readPackedCommit(folder) ?? askGit(join(folder, '.git')) ?? 'unknown';
}

function readPackedCommit(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, 'COMMIT'), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Git looks in no other folder: an installed package can be inside of another project's checkout. */
function askGit(gitFolder: string): string | undefined {
  if (!existsSync(gitFolder)) return undefined;
  const { status, stdout } = spawnSync('git', ['--git-dir', gitFolder, 'rev-parse', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** What scans and webhooks say that they are. */
export const userAgent = `Curbcut/${version}`;
