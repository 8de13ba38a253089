import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/adapters/db/open-database.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import { deleteScan } from '../../src/records/scans/delete-scan.ts';
import { whereThereIs } from '../applicable.ts';
import { aGroup, aScan, aScannedReport, scanNextPage } from '../contracts/make-scans.ts';
import { runService } from '../e2e/run-service.ts';
import { DatabaseServer } from './database-server.ts';
import { waitUntil } from './wait-until.ts';

type Installation = { readonly url: string; readonly dataFolder: string; readonly database: OpenDatabase };

async function withInstallation(action: (installation: Installation) => Promise<void>): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'curbcut-web-alone-'));
  const server = await DatabaseServer.start();
  const url = await server.create('web_alone');
  const database = await openDatabase({ kind: 'server', url, maxConnections: 2 });
  try {
    await action({ url, dataFolder, database });
  } finally {
    await database.close();
    await server.close();
    await rm(dataFolder, { recursive: true });
  }
}

it('the web role alone carries out a deletion that a process left when it ended', whereThereIs('linux'), async () => {
  await withInstallation(async ({ url, dataFolder, database: { db } }) => {
    const scan = await aScan(db);
    await scanNextPage(db, aScannedReport({ groups: [aGroup(3)] }));
    const screenshots = new FolderStore(join(dataFolder, 'screenshots'));
    await screenshots.put(scan.id, Buffer.from('a picture'));
    const kept = await aScan(db);
    await deleteScan(db, scan.id);

    const service = await runService({ CURBCUT_ROLE: 'web', DATABASE_URL: url, CURBCUT_DATA_DIR: dataFolder });

    const left = await waitUntil('the deleted scan is gone', 20_000, async () => {
      const scans = await db.selectFrom('scans').select('id').execute();
      return scans.length === 1 ? scans : undefined;
    });
    await service.close();
    expect(left).toEqual([{ id: kept.id }]);
    expect(await db.selectFrom('occurrences').select('id').execute()).toEqual([]);
    expect(await screenshots.listScans()).toEqual([]);
  });
});
