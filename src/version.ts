import { readFileSync } from 'node:fs';
import { z } from 'zod';

const packageSchema = z.object({ version: z.string() });

/** The version of Curbcut: in the package, the interface, the reports and the command line the same. */
export const { version } = packageSchema.parse(
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')),
);

/** Written when a build is packed. A checkout has no such file. */
export function readCommit(): string {
  try {
    return readFileSync(new URL('../COMMIT', import.meta.url), 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}

/** What scans and webhooks say that they are. */
export const userAgent = `Curbcut/${version}`;
