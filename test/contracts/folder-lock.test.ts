import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../src/adapters/db/folder-lock.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import { pidNamespaceFlags, whereThereIs } from '../applicable.ts';
import { makeDatabase } from '../databases/test-databases.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-lock-'));
});

afterEach(() => rm(folder, { recursive: true }));

const inUse = (pid: number) =>
  `The data folder is in use by another Curbcut (process ${pid} on ${hostname()}). ` +
  'Stop that service first, or choose another folder with CURBCUT_DATA_DIR.';

/**
 * Another process that takes the folder and keeps it until it is killed. `answer`: `held`, or why it was refused. It ends with
 * this process too: one that a failed test left behind would keep the output of the test run open, which then never ends.
 */
async function startTaker(namespace: readonly string[]) {
  const module = JSON.stringify(import.meta.resolve('../../src/adapters/db/folder-lock.ts'));
  const program = `
    const { lockFolder } = await import(${module});
    const answer = await lockFolder(${JSON.stringify(folder)}).then(() => 'held', (error) => error.message);
    process.stdout.write(answer);
    process.stdin.on('end', () => process.exit()).resume();
  `;
  const [command, ...args] = [...namespace, process.execPath, '--input-type=module', '--eval', program];
  const taker = spawn(command, args, { stdio: 'pipe' });
  const said = text(taker.stderr);
  const [answer] = await once(taker.stdout, 'data');
  return {
    pid: taker.pid ?? 0,
    answer: String(answer),
    pause: () => void taker.kill('SIGSTOP'),
    /** Resolves with what it wrote to standard error, when it has ended. */
    resume: async () => {
      taker.kill('SIGCONT');
      return said;
    },
    async kill() {
      taker.kill('SIGKILL');
      await once(taker.stdout, 'close');
    },
  };
}

describe('the lock of the data folder', () => {
  it('refuses a second process and names the first', async () => {
    const holder = await startTaker([]);

    const second = lockFolder(folder);

    await expect(second).rejects.toThrow(inUse(holder.pid));
    await holder.kill();
  });

  it('ends with a process that is killed', async () => {
    const holder = await startTaker([]);
    await holder.kill();

    const unlock = await lockFolder(folder);

    await expect(lockFolder(folder)).rejects.toThrow(inUse(process.pid));
    await unlock();
    await (
      await lockFolder(folder)
    )();
  });

  it('also refuses when the holder is unknown', async () => {
    const holder = await startTaker([]);
    await writeFile(join(folder, 'in-use.json'), '{"pid":');

    await expect(lockFolder(folder)).rejects.toThrow('The data folder is in use by another Curbcut. Stop that service');
    await holder.kill();
  });

  it('writes through no link that someone left in the folder', whereThereIs('linux'), async () => {
    const victim = join(folder, 'victim');
    await writeFile(victim, 'mine');
    await symlink(victim, join(folder, 'in-use.json'));
    await symlink(join(folder, 'new'), join(folder, 'in-use.lock'));

    await expect(lockFolder(folder)).rejects.toThrow(/in-use\.lock/u);
    await rm(join(folder, 'in-use.lock'));
    await (
      await lockFolder(folder)
    )();

    expect([await readFile(victim, 'utf8'), existsSync(join(folder, 'new'))]).toEqual(['mine', false]);
  });

  it.each([
    ['a link to an empty file', async (file: string) => symlink(join(folder, 'empty'), file)],
    ['a file with content', async (file: string) => writeFile(file, 'SQLite format 3\0')],
  ])('is not taken by way of %s', async (_what, plant) => {
    await writeFile(join(folder, 'empty'), '');
    await plant(join(folder, 'in-use.lock'));

    await expect(lockFolder(folder)).rejects.toThrow(
      /in-use\.lock is not the empty file that Curbcut makes: someone exchanged it\./u,
    );
  });

  it('is acquired by only one of many concurrent attempts', async () => {
    for (let round = 0; round < 20; round += 1) {
      const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));

      const won = tries.filter((one) => one.status === 'fulfilled');
      expect(won).toHaveLength(1);
      await won[0]?.value();
    }
  });

  it('is acquired by only one of many processes that start at once', async () => {
    const takers = await Promise.all(Array.from({ length: 6 }, () => startTaker([])));

    const answers = takers.map(({ answer }) => answer);
    await Promise.all(takers.map((taker) => taker.kill()));

    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
    expect(answers.filter((answer) => answer.startsWith('The data folder is in use'))).toHaveLength(5);
  });

  it('keeps a second embedded database from being opened, and is released when the first is closed', async () => {
    const { location, remove } = await makeDatabase('embedded', 'migrated');
    const first = await openDatabase(location);

    await expect(openDatabase(location)).rejects.toThrow('The data folder is in use by another Curbcut');

    await first.close();
    const second = await openDatabase(location);
    await second.close();
    await remove();
  });
});

it('a database of another user is not opened, even by root', whereThereIs('root'), async () => {
  const { location, remove } = await makeDatabase('embedded', 'migrated');
  const data = location.kind === 'embedded' ? location.folder : '';
  await chown(join(data, 'database', 'PG_VERSION'), 65_534, 65_534);

  await expect(openDatabase(location)).rejects.toThrow(`The database in ${data} belongs to user 65534. Run Curbcut as`);

  await remove();
});

describe('a lock whose file was removed', () => {
  const file = () => join(folder, 'in-use.lock');

  beforeEach(async () => {
    await mkdir(join(folder, 'database'));
    await writeFile(join(folder, 'database', 'PG_VERSION'), '18\n');
    await writeFile(file(), '');
  });

  it('lets no second process in, and its holder makes the file again', whereThereIs('linux'), async () => {
    const holder = await startTaker([]);
    await rm(file());

    await expect(lockFolder(folder)).rejects.toThrow(/has a database and no in-use\.lock|in use by another Curbcut/u);
    await expect.poll(() => existsSync(file()), { timeout: 30_000 }).toBe(true);
    await expect.poll(() => answerOf(lockFolder(folder))).toBe(inUse(holder.pid));

    await holder.kill();
    await (
      await lockFolder(folder)
    )();
  });

  it('ends its holder when another process has the file that replaced it', whereThereIs('linux'), async () => {
    const holder = await startTaker([]);
    holder.pause();
    await rm(file());
    await writeFile(file(), '');
    const unlock = await lockFolder(folder);

    const ended = holder.resume();

    expect(await ended).toContain('Another Curbcut took the data folder: its in-use.lock was exchanged.');
    await unlock();
  });

  it('with no holder is not made again either, and the message says what to do', async () => {
    await rm(file());

    await expect(lockFolder(folder)).rejects.toThrow(`create an empty file ${file()}, and start again.`);

    expect(existsSync(file())).toBe(false);
  });

  it('is made where there is no database yet', async () => {
    await rm(folder, { recursive: true });

    await (
      await lockFolder(folder)
    )();

    expect(existsSync(file())).toBe(true);
  });
});

async function answerOf(locking: Promise<unknown>): Promise<string> {
  return locking.then(
    () => 'held',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
}

describe('between containers that share the folder', whereThereIs('pidNamespace'), () => {
  const container = ['unshare', ...pidNamespaceFlags()];

  it('the lock refuses the second, though both are process 1, and ends with the first', async () => {
    const first = await startTaker(container);

    const second = await startTaker(container);

    expect(first.answer).toBe('held');
    expect(second.answer).toBe(inUse(1));
    await first.kill();
    const third = await startTaker(container);
    expect(third.answer).toBe('held');
    await Promise.all([second.kill(), third.kill()]);
  });
});
