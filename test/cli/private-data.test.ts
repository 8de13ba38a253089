import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { whereThereIs } from '../applicable.ts';
import type { TestService } from '../e2e/start-service.ts';
import { startTestService } from '../e2e/start-service.ts';
import { Workplace } from './run-curbcut.ts';

const stranger = { uid: 65_534, gid: 65_534 };

describe('the data of a service that other users could read and change', whereThereIs('root'), () => {
  let place: Workplace;
  let data = '';
  let before: readonly number[];
  let service: TestService;

  beforeAll(async () => {
    place = await Workplace.open();
    data = join(place.folder, 'data');
    await cp(inject('embeddedTemplates').migrated, data, { recursive: true });
    await mkdir(join(data, 'screenshots', 'old'), { recursive: true });
    await writeFile(join(data, 'screenshots', 'old', 'picture.webp'), 'x');
    for (const path of await listPaths()) await chmod(path, (await stat(path)).isDirectory() ? 0o755 : 0o666);
    before = tryAsStranger();
    service = await startTestService({ CURBCUT_DATA_DIR: data, LOG_LEVEL: 'info' });
  });

  afterAll(async () => {
    await service.close();
    await place.close();
  });

  async function listPaths(): Promise<readonly string[]> {
    return [data, ...(await readdir(data, { recursive: true })).map((name) => join(data, name))];
  }

  /** Exit codes of reading a table, adding to it, and removing the file that keeps a second service out. */
  function tryAsStranger(): readonly number[] {
    const file = join(data, 'database', 'PG_VERSION');
    const programs = ['cat "$1"', 'printf "" >> "$1"', 'rm -f "$2"'];
    return programs.map(
      (program) => spawnSync('sh', ['-c', program, 'sh', file, join(data, 'in-use.lock')], stranger).status ?? -1,
    );
  }

  it('is closed to them when it starts, and the log says so', async () => {
    const modes = await Promise.all((await listPaths()).map(async (path) => (await stat(path)).mode));

    expect(before.slice(0, 2)).toEqual([0, 0]);
    expect(tryAsStranger().filter((code) => code === 0)).toEqual([]);
    expect(modes.filter((mode) => (mode & 0o077) !== 0)).toEqual([]);
    expect(service.logged()).toMatch(/closed \d+ files and folders in \S+ to other users/u);
  });

  it('stays closed while it works', async () => {
    const answer = await fetch(`${service.origin}/api/scans`);
    const modes = await Promise.all((await listPaths()).map(async (path) => (await stat(path)).mode));

    expect(answer.status).toBe(200);
    expect(modes.filter((mode) => (mode & 0o077) !== 0)).toEqual([]);
  });

  it('lets no second service in when the file of the lock is removed', async () => {
    await rm(join(data, 'in-use.lock'));

    const { code, err } = await place.run(['token', 'create', 'ada', '--scope', 'admin', '--data-dir', data]);

    expect(code).not.toBe(0);
    expect(err).toMatch(/has a database and no in-use\.lock|in use by another Curbcut/u);
  });
});
