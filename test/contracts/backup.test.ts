import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DatabaseLocation } from '../../src/adapters/db/open-database.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import { keptTables } from '../../src/adapters/db/kept-tables.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import { writeBackupFile } from '../../src/service/backup/write-backup-file.ts';
import { whereThereIs } from '../applicable.ts';
import type { Ended, Running } from '../cli/run-curbcut.ts';
import { Workplace } from '../cli/run-curbcut.ts';
import { makeDatabase } from '../databases/test-databases.ts';
import { startServiceOn } from '../e2e/start-service.ts';
import { fillInstallation, readInstallation } from './make-installation.ts';

/** A place of an installation: its data folder and its database. */
type Place = { readonly folder: string; readonly location: DatabaseLocation; readonly remove: () => Promise<void> };

let work: Workplace;
/** An embedded installation that no test changes, what it holds, and its backup. */
let original: Place;
let scanId = '';
let before: Awaited<ReturnType<typeof readPlace>>;
let file = '';
let saved: Ended;
beforeAll(async () => {
  work = await Workplace.open();
  original = await aPlace('embedded');
  scanId = await fill(original);
  before = await readPlace(original);
  file = join(work.folder, 'kept.backup');
  saved = await work.run(['backup', file], variablesOf(original));
});
afterAll(() => work.close());

let places = 0;
async function aPlace(kind: 'embedded' | 'server'): Promise<Place> {
  const folder = join(work.folder, `place-${(places += 1)}`);
  const removeFolder = async () => rm(folder, { recursive: true, force: true });
  if (kind === 'embedded') return { folder, location: { kind, folder }, remove: removeFolder };
  const { location, remove } = await makeDatabase('server', 'empty');
  return { folder, location, remove: async () => Promise.all([remove(), removeFolder()]).then(() => undefined) };
}

/** A copy of the original: filling one takes a second. */
async function aFilledPlace(): Promise<Place> {
  const place = await aPlace('embedded');
  await cp(original.folder, place.folder, { recursive: true });
  return place;
}

function variablesOf({ folder, location }: Place): Record<string, string> {
  return { CURBCUT_DATA_DIR: folder, ...(location.kind === 'server' && { DATABASE_URL: location.url }) };
}

/** The rows of its database, and its pictures by their paths. */
async function readPlace({ folder, location }: Place) {
  const database = await openDatabase(location);
  const rows = await readInstallation(database.db);
  await database.close();
  const store = new FolderStore(join(folder, 'screenshots'));
  const pictures: Record<string, string> = {};
  for (const scan of await store.listScans())
    for (const name of await store.list(scan))
      pictures[`${scan}/${name}`] = await readFile(join(folder, 'screenshots', scan, name), 'utf8');
  return { rows, pictures };
}

async function fill({ folder, location }: Place): Promise<string> {
  const database = await openDatabase(location);
  const filled = await fillInstallation(database.db, new FolderStore(join(folder, 'screenshots')));
  await database.close();
  return filled.scanId;
}

describe('a backup', () => {
  it('holds a row of each table in the tests below', () => {
    const { rows, pictures } = before;

    expect(keptTables.filter((table) => rows[table]?.length === 0)).toEqual([]);
    expect(Object.keys(pictures)).toHaveLength(2);
  });

  it('restores all of an installation, from each database into each', async () => {
    const server = await aPlace('server');
    const second = join(work.folder, 'of-server.backup');
    const embedded = await aPlace('embedded');

    const toServer = await work.run(['restore', file], variablesOf(server));
    const ofServer = await work.run(['backup', second], variablesOf(server));
    const inServer = await readPlace(server);
    await server.remove();
    const toEmbedded = await work.run(['restore', second], variablesOf(embedded));

    for (const { code, err, out } of [saved, ofServer]) {
      expect([code, err]).toEqual([0, '']);
      expect(out).toContain('was written, read back and verified: 1 scan, 3 pages, 2 pictures.');
    }
    for (const { code, err, out } of [toServer, toEmbedded]) {
      expect([code, err]).toEqual([0, '']);
      expect(out).toContain('The key is not in the file: start the service with the CURBCUT_SECRET_KEY');
    }
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(inServer).toEqual(before);
    expect(await readPlace(embedded)).toEqual(before);
    await embedded.remove();
  });

  it('is made while the service runs, of what was committed, and the service starts on what is restored', async () => {
    const service = await startServiceOn(original.folder, { CURBCUT_ROLE: 'web' });
    const body = JSON.stringify({ sitemap_url: 'https://example.com/', scan_type: 'single' });
    const headers = { 'content-type': 'application/json' };
    const created = await fetch(`${service.origin}/api/scans`, { method: 'POST', body, headers });
    const running = join(work.folder, 'running.backup');

    const made = await work.run(['backup', running], { CURBCUT_DATA_DIR: service.dataFolder });
    const still = await fetch(`${service.origin}/api/scans`);
    await service.close();
    const target = await aPlace('embedded');
    const restored = await work.run(['restore', running], variablesOf(target));
    const second = await startServiceOn(target.folder, { CURBCUT_ROLE: 'web' });
    const scans = (await (await fetch(`${second.origin}/api/scans`)).json()) as { id: string }[];
    const picture = new FolderStore(join(second.dataFolder, 'screenshots'));

    const { id } = (await created.json()) as { id: string };
    expect([made.code, still.status, restored.code]).toEqual([0, 200, 0]);
    expect(scans.map((scan) => scan.id)).toEqual([id, scanId]);
    expect(await picture.list(scanId)).toHaveLength(2);
    await second.close();
    await target.remove();
  });

  it('is not made over a file that exists, of a folder without a database', async () => {
    const place = await aPlace('embedded');
    const existing = join(work.folder, 'existing');
    await writeFile(existing, 'mine');

    const over = await work.run(['backup', existing], variablesOf(place));
    const none = await work.run(['backup', `${existing}.new`], variablesOf(place));

    expect(over).toMatchObject({ code: 2, err: `${existing} exists. Choose another name, or remove it.\n` });
    expect(none).toMatchObject({
      code: 4,
      err: `There is no database in ${place.folder}. Name the data folder of the service with CURBCUT_DATA_DIR.\n`,
    });
    expect([await readFile(existing, 'utf8'), existsSync(place.folder)]).toEqual(['mine', false]);
  });
});

describe('a restore', () => {
  it('refuses a folder or a database that has data, and pictures of another installation', async () => {
    const server = await aPlace('server');
    await fill(server);
    const pictures = await aPlace('embedded');
    await mkdir(join(pictures.folder, 'screenshots', '01900000-0000-7000-8000-000000000009'), { recursive: true });
    const inServer = await readPlace(server);

    const refused = await Promise.all(
      [original, server, pictures].map(async (place) => work.run(['restore', file], variablesOf(place))),
    );

    expect(refused.map(({ code }) => code)).toEqual([2, 2, 2]);
    expect(refused[0]?.err).toContain(`There is data in the embedded database in ${original.folder}.`);
    expect(refused[1]?.err).toContain('There is data in the PostgreSQL database "test_');
    expect(refused[2]?.err).toContain('There are pictures of another installation in ');
    expect([await readPlace(original), await readPlace(server)]).toEqual([before, inServer]);
    expect(await readdir(pictures.folder)).toEqual(['screenshots']);
    await Promise.all([server.remove(), pictures.remove()]);
  });

  it('refuses what is no whole backup in a sentence, and leaves nothing', async () => {
    const place = await aPlace('embedded');
    const server = await aPlace('server');
    const whole = await readFile(file);
    await writeFile(join(work.folder, 'cut'), whole.subarray(0, whole.length >> 1));
    await writeFile(join(work.folder, 'foreign'), 'Nothing of Curbcut.');
    const head = { ...headOf(whole), schema: [{ name: '9999-later', digest: '' }], version: '9.9.9' };
    await writeNew(join(work.folder, 'newer'), head);
    await writeNew(join(work.folder, 'older'), { ...head, schema: [], version: '0.0.1' });

    const names = ['cut', 'foreign', 'newer', 'older', 'missing'];
    const said = await Promise.all(
      names.map(async (name) => work.run(['restore', name], variablesOf(name === 'cut' ? server : place))),
    );

    expect(said.map(({ code, out }) => [code, out])).toEqual(names.map(() => [4, '']));
    expect(said.map(({ err }) => err.replaceAll(`${work.folder}/`, ''))).toEqual([
      'cut is damaged or ends too early: its checksum does not match. Nothing was changed. Use another backup.\n',
      'foreign is not a backup of Curbcut. Nothing was changed.\n',
      'newer was written by a newer version of Curbcut (9.9.9). Restore it with that version. Nothing was changed.\n',
      expect.stringContaining('older has the schema of Curbcut 0.0.1') as string,
      'missing: it does not exist.\n',
    ]);
    expect([existsSync(place.folder), existsSync(server.folder)]).toEqual([false, false]);
    await server.remove();
  });

  it('that fails or is killed half-way leaves no database, and the next one restores everything', async () => {
    const place = await aPlace('embedded');
    const die = join(work.folder, 'die.mjs');
    await writeFile(
      die,
      `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
       const { rename } = fs.promises;
       fs.promises.rename = (from, to) => String(from).endsWith('-restore.unfinished/database')
         ? (process.env.DEATH === 'kill' ? process.kill(process.pid, 'SIGKILL') : Promise.reject(new Error('The disk is gone.')))
         : rename(from, to);
       syncBuiltinESMExports();`,
    );
    const variables = { ...variablesOf(place), NODE_OPTIONS: `--import=${die}` };

    const failed = await work.run(['restore', file], variables);
    const left = existsSync(place.folder);
    const killed = await work.run(['restore', file], { ...variables, DEATH: 'kill' });
    const isDatabase = existsSync(join(place.folder, 'database'));
    const restored = await work.run(['restore', file], variablesOf(place));

    expect([failed.code, failed.err, left]).toEqual([4, 'The disk is gone.\n', false]);
    expect([killed.code, isDatabase, restored.code]).toEqual([null, false, 0]);
    expect(await readPlace(place)).toEqual(before);
    expect((await readdir(place.folder)).filter((name) => name.includes('unfinished'))).toEqual([]);
    await place.remove();
  });
});

describe('a backup that does not reach its end', whereThereIs('linux'), () => {
  it('when it is stopped or killed leaves no file of its name, and the next one is whole', async () => {
    const place = await aFilledPlace();
    const [name = ''] = await readdir(join(place.folder, 'screenshots', scanId));
    const picture = join(place.folder, 'screenshots', scanId, name);
    await copyFile(picture, `${picture}.kept`);
    await rm(picture);
    // Reading it waits until someone writes to it.
    spawnSync('mkfifo', [picture]);
    const ended = join(work.folder, 'killed.backup');

    const killed = work.start(['backup', ended], variablesOf(place));
    await vi.waitUntil(() => existsSync(`${ended}.unfinished`), { timeout: 60_000, interval: 20 });
    killed.signal('SIGKILL');
    await killed.ended;
    const afterKill = existsSync(ended);
    const other = join(work.folder, 'stopped.backup');
    const stopped = work.start(['backup', other], variablesOf(place));
    await vi.waitUntil(() => existsSync(`${other}.unfinished`), { timeout: 60_000, interval: 20 });
    stopped.signal('SIGTERM');
    const code = await endReading(picture, stopped);
    const afterStop = [existsSync(other), existsSync(`${other}.unfinished`)];
    await copyFile(`${picture}.kept`, `${picture}.new`).then(async () => rename(`${picture}.new`, picture));
    await rm(`${picture}.kept`);
    const whole = await work.run(['backup', ended], variablesOf(place));

    expect([afterKill, code, ...afterStop]).toEqual([false, 143, false, false]);
    expect([whole.code, whole.out]).toEqual([0, expect.stringContaining('verified: 1 scan, 3 pages, 2 pictures.')]);
    await place.remove();
  });
});

/** Gives the reader of a named pipe an empty file, as often as it opens it. Returns the exit code of the program. */
async function endReading(pipe: string, { ended }: Running): Promise<number | null> {
  let end: { readonly code: number | null } | undefined;
  void ended.then((one) => (end = one));
  const isOver = async () => {
    await (await open(pipe, 'r+')).close();
    return end !== undefined;
  };
  await vi.waitUntil(isOver, { timeout: 60_000, interval: 50 });
  return (await ended).code;
}

function headOf(whole: Buffer): Record<string, unknown> {
  const [line = ''] = zstdDecompressSync(whole).toString('utf8').split('\n', 1);
  return JSON.parse(line) as Record<string, unknown>; // each line is an object
}

async function writeNew(name: string, head: object): Promise<void> {
  async function* lines() {
    yield JSON.stringify(head);
    return { rows: {}, pictures: 0, absent_pictures: 0 };
  }
  await writeBackupFile(name, lines, new AbortController().signal);
}
