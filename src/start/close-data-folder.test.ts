import { chmod, chown, link, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { whereThereIs } from '../../test/applicable.ts';
import { closeDataFolder } from './close-data-folder.ts';

let place: string;
let data: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'curbcut-close-'));
  data = join(place, 'data');
  await add('data/database/base/1/pg_internal.init', 0o666);
  await add('data/screenshots/scan/picture.webp', 0o644);
  await add('data/in-use.lock', 0o644);
});

afterEach(() => rm(place, { recursive: true }));

/** A file in folders that anyone may enter. */
async function add(name: string, mode: number): Promise<string> {
  const file = join(place, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, name);
  for (let path = dirname(file); path !== place; path = dirname(path)) await chmod(path, 0o755);
  await chmod(file, mode);
  return file;
}

async function listModes(folder: string): Promise<Readonly<Record<string, string>>> {
  // readdir follows links.
  const names = ['', ...(await readdir(folder, { recursive: true }))].filter(
    (name) => !name.includes('link-to-folder/'),
  );
  const modes = names.map(async (name) => {
    const seen = await lstat(join(folder, name));
    return [relative(place, join(folder, name)), seen.isSymbolicLink() ? 'link' : (seen.mode & 0o7777).toString(8)];
  });
  return Object.fromEntries(await Promise.all(modes)) as Record<string, string>; // pairs of texts
}

const closed = {
  data: '700',
  'data/database': '700',
  'data/database/base': '700',
  'data/database/base/1': '700',
  'data/database/base/1/pg_internal.init': '600',
  'data/in-use.lock': '600',
  'data/screenshots': '700',
  'data/screenshots/scan': '700',
  'data/screenshots/scan/picture.webp': '600',
};

describe('a data folder that was open to other users', whereThereIs('modes'), () => {
  it('is closed, with every file and folder that Curbcut made, and then stays as it is', async () => {
    expect(await closeDataFolder(data)).toEqual({ closed: 9, warnings: [] });

    expect(await listModes(data)).toEqual(closed);
    expect(await closeDataFolder(data)).toEqual({ closed: 0, warnings: [] });
  });

  it('keeps the mode of files that Curbcut did not make, and of what links lead to', async () => {
    await add('data/notes.txt', 0o644);
    const outside = await add('outside/file', 0o644);
    await symlink(outside, join(data, 'database', 'link-to-file'));
    await symlink(dirname(outside), join(data, 'database', 'link-to-folder'));
    await symlink(outside, join(data, 'in-use.json'));

    expect(await closeDataFolder(data)).toEqual({ closed: 9, warnings: [] });

    expect(await listModes(data)).toEqual({
      ...closed,
      'data/notes.txt': '644',
      'data/database/link-to-file': 'link',
      'data/database/link-to-folder': 'link',
      'data/in-use.json': 'link',
    });
    expect(await listModes(dirname(outside))).toEqual({ outside: '755', 'outside/file': '644' });
  });

  it('that is shared with other folders keeps its own mode, and its database is closed', async () => {
    await add('data/projects/file', 0o644);

    expect(await closeDataFolder(data)).toEqual({ closed: 8, warnings: [] });

    expect(await listModes(data)).toEqual({
      ...closed,
      data: '755',
      'data/projects': '755',
      'data/projects/file': '644',
    });
  });

  it('that others can write to and that keeps its mode has a warning, and is closed no deeper than they can exchange it', async () => {
    await add('data/projects/file', 0o644);
    await chmod(data, 0o1777);

    const { closed: count, warnings } = await closeDataFolder(data);

    expect([count, warnings]).toEqual([3, [`Other users can write to ${data}, and exchange what is in it.`]]);
    expect(await listModes(data)).toMatchObject({ data: '1777', 'data/database': '700', 'data/database/base': '755' });
  });

  it('that belongs to another user has a warning, unless root gave it to the group', whereThereIs('root'), async () => {
    await chown(data, 65_534, 65_534);
    const { warnings } = await closeDataFolder(data);

    await chown(data, 0, 0);
    await add('data/projects/file', 0o644);
    await chmod(data, 0o2770);
    const given = await closeDataFolder(data);

    expect(warnings).toEqual([`Other users can write to ${data}, and exchange what is in it.`]);
    expect(given.warnings).toEqual([]);
  });

  it('that is a link keeps its mode, with a warning', async () => {
    await symlink(data, join(place, 'link'));

    const found = await closeDataFolder(join(place, 'link'));

    expect(found).toEqual({ closed: 0, warnings: [`${join(place, 'link')} is a link, so it keeps its modes.`] });
    expect((await lstat(data)).mode & 0o777).toBe(0o755);
  });

  it.each(['database', 'screenshots'])('has a warning if its %s is a link', async (name) => {
    await rm(join(data, name), { recursive: true });
    await add('outside/file', 0o644);
    await symlink(join(place, 'outside'), join(data, name));

    const { warnings } = await closeDataFolder(data);

    expect(warnings).toEqual([`${join(data, name)} is a link: what it leads to keeps its modes.`]);
    expect((await lstat(join(place, 'outside', 'file'))).mode & 0o777).toBe(0o644);
  });

  it('has a warning if others can write to a folder above, unless that is sticky', async () => {
    await chmod(place, 0o777);
    const { warnings } = await closeDataFolder(data);

    await chmod(place, 0o1777);
    const sticky = await closeDataFolder(data);

    expect(warnings).toEqual([`Other users can write to ${place}, and exchange ${data}.`]);
    expect(sticky.warnings).toEqual([]);
  });

  it('keeps the mode of a file that others linked to the name of its lock', async () => {
    const foreign = await add('foreign.txt', 0o644);
    await link(foreign, join(data, 'in-use.json'));

    await closeDataFolder(data);

    expect((await lstat(foreign)).mode & 0o777).toBe(0o644);
  });

  it('changes no file that others could have linked into it', async () => {
    const foreign = await add('foreign.txt', 0o644);
    await link(foreign, join(data, 'database', 'linked'));
    await chmod(join(data, 'database'), 0o777);

    await closeDataFolder(data);
    // At the next start, no one else can write to the folder any more.
    await closeDataFolder(data);

    expect((await lstat(foreign)).mode & 0o777).toBe(0o644);
  });

  it(
    'is closed no deeper than a folder of another user, who can exchange what is in it',
    whereThereIs('root'),
    async () => {
      const file = await add('data/database/theirs/folder/file', 0o644);
      await chown(join(data, 'database', 'theirs'), 65_534, 65_534);

      const { closed: count, warnings } = await closeDataFolder(data);

      expect([count, warnings]).toEqual([9, [expect.stringMatching(/^1 modes .*theirs belongs to another user\.$/u)]]);
      expect((await lstat(file)).mode & 0o777).toBe(0o644);
    },
  );

  it('with files of another user has one warning, and the rest is closed', whereThereIs('root'), async () => {
    const foreign = join(data, 'database', 'base', '1', 'pg_internal.init');
    await chown(foreign, 65_534, 65_534);

    const { closed: count, warnings } = await closeDataFolder(data);

    const reason = `1 modes in ${data} could not be changed. The first: ${foreign} belongs to another user.`;
    expect([count, warnings]).toEqual([8, [reason]]);
  });
});

it('has nothing to close before the first start', async () => {
  expect(await closeDataFolder(join(place, 'new'))).toEqual({ closed: 0, warnings: [] });
});
