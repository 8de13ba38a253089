import { loadDatabase } from '../../adapters/db/load.ts';
import type { Database } from '../../adapters/db/schema.ts';
import type { ScreenshotStore } from '../../adapters/files/screenshot-store.ts';
import { readBackupFile } from './read-backup-file.ts';

type Target = { readonly db: Database; readonly screenshots: ScreenshotStore };

/**
 * Loads a verified backup into an empty database with its schema, and into a store without other pictures. The rows are
 * there at once, when it has ended. Throws as `readBackupFile` does if the file has changed since it was verified.
 */
export async function loadInstallation(file: string, { db, screenshots }: Target, signal: AbortSignal): Promise<void> {
  await loadDatabase(db, async ({ setInstallation, insert, setSequences }) => {
    for await (const part of readBackupFile(file, signal)) {
      if (part.kind === 'head') {
        await setInstallation(part.head.installation);
        await setSequences(part.head.sequences);
      }
      if (part.kind === 'rows') await insert(part.table, part.json);
      if (part.kind === 'picture') await screenshots.put(part.scanId, part.content);
    }
  });
}
