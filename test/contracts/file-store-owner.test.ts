import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startService } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import type { ScreenshotStore } from '../../src/adapters/files/screenshot-store.ts';
import { claimFileStore } from '../../src/service/installation/claim-file-store.ts';
import { removeLeftoverScreenshots } from '../../src/records/pages/remove-unused-screenshots.ts';
import { newId } from '../../src/ids/ids.ts';
import { makeDatabase } from '../databases/test-databases.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import { aScan } from './make-scans.ts';

let folder = '';
let screenshots: ScreenshotStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-store-'));
  screenshots = new FolderStore(join(folder, 'screenshots'));
});

afterEach(() => rm(folder, { recursive: true }));

const picture = Buffer.from('picture');

onEachDatabase('the store of screenshots', (open) => {
  let db: Database;
  beforeEach(async () => ({ db } = await open()));

  const claim = () => claimFileStore({ db, screenshots, database: 'the database of this test' });
  const ownId = async () => (await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id;

  it('belongs to the first database that starts on it, at every start', async () => {
    await Promise.all([claim(), claim(), claim()]);
    await claim();

    expect(JSON.parse((await screenshots.readOwner()) ?? '')).toEqual({
      installation: await ownId(),
      database: 'the database of this test',
    });
  });

  it('is refused to any other database, with the names and ids of both', async () => {
    await claim();
    const first = await ownId();
    await db.updateTable('installation').set({ id: randomUUID() }).execute();
    const second = await ownId();

    const claiming = claimFileStore({ db, screenshots, database: 'the embedded database in /data' });

    await expect(claiming).rejects.toThrow(
      `The screenshots in ${join(folder, 'screenshots')} belong to another database: the database of this test (installation ${first}). ` +
        `The configured database is the embedded database in /data (installation ${second}). ` +
        'Start with the database that they belong to (DATABASE_URL), or choose another place with CURBCUT_DATA_DIR or CURBCUT_FILES.',
    );
  });

  it('of a version before this one is taken over by the database that knows a scan in it', async () => {
    const scan = await aScan(db);
    for (const id of [newId(), scan.id]) await screenshots.put(id, picture);

    await claim();

    expect(await screenshots.readOwner()).toContain(await ownId());
  });

  it('of a version before this one is refused to a database that knows none of its scans', async () => {
    await aScan(db);
    await screenshots.put(newId(), picture);

    await expect(claim()).rejects.toThrow(
      'belong to scans that are not in the configured database, the database of this test',
    );
    expect(await screenshots.readOwner()).toBeUndefined();
  });

  it('is refused when its owner file is damaged', async () => {
    await claim();
    await writeFile(join(folder, 'screenshots', 'owner.json'), '{"installation":');

    await expect(claim()).rejects.toThrow('belong to. If they belong to the configured database, remove that file');
  });

  it('loses nothing when used with a database that it does not belong to', async () => {
    const stray = newId();
    await screenshots.put(stray, picture);
    await removeLeftoverScreenshots({ db, screenshots });
    await screenshots.writeOwner(JSON.stringify({ installation: randomUUID(), database: 'another' }));
    await removeLeftoverScreenshots({ db, screenshots });

    expect(await screenshots.list(stray)).toHaveLength(1);
  });
});

describe('a service that is started with another database on the same data folder', () => {
  it('does not start, and leaves every screenshot', async () => {
    const embedded = await makeDatabase('embedded', 'migrated');
    const server = await makeDatabase('server', 'migrated');
    if (embedded.location.kind !== 'embedded' || server.location.kind !== 'server')
      throw new Error('Other places were asked for.');
    const flags = { PORT: '0', CURBCUT_ROLE: 'web', CURBCUT_DATA_DIR: embedded.location.folder };
    const log = pino({ level: 'silent' });
    const first = await startService(readConfig(flags, {}), log);
    await first.close();
    // Put there once the first service has ended: it sweeps what belongs to no scan.
    const store = new FolderStore(join(embedded.location.folder, 'screenshots'));
    await store.put(newId(), picture);

    const second = startService(readConfig({ ...flags, DATABASE_URL: server.location.url }, {}), log);

    const error = await second.catch((reason: unknown) => String(reason));
    expect(error).toContain(`belong to another database: the embedded database in ${embedded.location.folder}`);
    expect(error).toMatch(/The configured database is the PostgreSQL database "test_\w+" at .*:\d+ \(installation/);
    expect(await readdir(join(embedded.location.folder, 'screenshots'))).toHaveLength(2);
    await Promise.all([embedded.remove(), server.remove()]);
  });
});
