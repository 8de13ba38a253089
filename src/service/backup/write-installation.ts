import { buffer } from 'node:stream/consumers';
import type { Dump, PictureName } from '../../adapters/db/dump.ts';
import type { SchemaIdentity } from '../../adapters/db/schema-identity.ts';
import type { ScreenshotStore } from '../../adapters/files/screenshot-store.ts';
import { nameImage } from '../../adapters/files/screenshot-store.ts';
import type { BackupCounts, BackupHead } from './backup-line.ts';
import { backupVersion } from './backup-line.ts';
import type { BackupLines } from './write-backup-file.ts';

type Installation = {
  readonly dump: Dump;
  readonly schema: SchemaIdentity;
  readonly screenshots: ScreenshotStore;
  /** The version of this program. */
  readonly version: string;
};

/** Gives the lines of a backup. A picture is in memory when its line is read, and no other one. */
export async function* writeInstallation({ dump, schema, screenshots, version }: Installation): BackupLines {
  const head: BackupHead = {
    curbcut_backup: backupVersion,
    version,
    written_at: new Date().toISOString(),
    installation: dump.installation,
    schema: [...schema],
    sequences: { ...dump.sequences },
  };
  yield JSON.stringify(head);
  const counts: BackupCounts = { rows: {}, pictures: 0, absent_pictures: 0 };
  for await (const { table, rows } of dump.rows()) {
    counts.rows[table] = (counts.rows[table] ?? 0) + rows.length;
    yield `{"table":${JSON.stringify(table)},"rows":[${rows.join(',')}]}`;
  }
  for await (const picture of dump.pictures()) {
    const content = await readPicture(screenshots, picture);
    if (content === undefined) counts.absent_pictures += 1;
    else {
      counts.pictures += 1;
      yield JSON.stringify({ scan_id: picture.scanId, picture: picture.name, content: content.toString('base64') });
    }
  }
  return counts;
}

/** Returns undefined if the picture is gone because its scan was deleted meanwhile, or if it is damaged. */
async function readPicture(screenshots: ScreenshotStore, { scanId, name }: PictureName): Promise<Buffer | undefined> {
  const stored = await screenshots.open(scanId, name);
  if (stored === undefined) return undefined;
  const content = await buffer(stored.content);
  return nameImage(content) === name ? content : undefined;
}
