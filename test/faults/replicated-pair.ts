import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { DatabaseServer, killServer } from './database-server.ts';
import { waitUntil } from './wait-until.ts';

const run = promisify(execFile);

const keeper = '"$@" </dev/null >/dev/null 2>&1 & server=$!; cat >/dev/null; kill -INT "$server"; wait "$server"';

export type ReplicatedPair = {
  /** Names both servers. */
  readonly url: string;
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  /** Kills the first one, as its machine does when it fails. */
  readonly killPrimary: () => Promise<void>;
  /** Stops the first one without ending it: it answers nothing. Returns how to continue it. */
  readonly freezePrimary: () => Promise<() => void>;
  readonly killStandby: () => Promise<void>;
  /** The second one accepts writes from now on. */
  readonly promote: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Two PostgreSQL servers. A commit on the first one returns when the second one has it, or else the second one follows as it can. */
export async function startPair(commits: 'on both' | 'on the first' = 'on both'): Promise<ReplicatedPair> {
  const primary = await DatabaseServer.start();
  const url = await primary.create('curbcut');
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-standby-'));
  const { words, uid, gid, folder: source } = primary.command;
  await chown(folder, uid, gid);
  await copyCluster(url, { source, folder, uid, gid });
  const data = join(folder, 'data');
  await writeFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = 'host=${source} user=postgres'\n`);
  const moved = new Map([
    [join(source, 'data'), data],
    [source, folder],
  ]);
  const placed = words.map((word) => moved.get(word) ?? word);
  const standby = spawn('/bin/sh', ['-c', keeper, 'sh', ...placed], {
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
    uid,
    gid,
  });
  const isSynchronous = commits === 'on both';
  if (isSynchronous) await ask(url, `alter system set synchronous_standby_names = '*'`);
  await ask(url, 'select pg_reload_conf()');
  await waitUntil('the standby follows', 30_000, async () => {
    const state = isSynchronous ? `sync_state = 'sync'` : `state = 'streaming'`;
    const [row] = await ask(url, `select 1 from pg_stat_replication where ${state}`);
    return row;
  });
  const standbyUrl = url.replace(/host=.*$/u, `host=${encodeURIComponent(folder)}`);
  return {
    primaryUrl: url,
    standbyUrl,
    url: url.replace(/host=.*$/u, `host=${encodeURIComponent(`${source},${folder}`)}`),
    killPrimary: () => primary.kill('SIGKILL'),
    freezePrimary: () => primary.freeze(),
    killStandby: () => killServer(folder, 'SIGKILL'),
    promote: async () => {
      await ask(standbyUrl, 'select pg_promote()');
    },
    close: async () => {
      if (standby.exitCode === null) {
        const ended = once(standby, 'exit');
        standby.stdin?.end();
        await ended;
      }
      await primary.close();
      await rm(folder, { recursive: true });
    },
  };
}

type Copy = { readonly source: string; readonly folder: string; readonly uid: number; readonly gid: number };

/** A base backup of a running server, by its functions: not every distribution has the program. */
async function copyCluster(url: string, { source, folder, uid, gid }: Copy) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    const data = join(folder, 'data');
    await run('cp', ['-a', join(source, 'data'), data], { uid, gid });
    await rm(join(data, 'postmaster.pid'));
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(join(data, 'standby.signal'), '');
    for (const name of ['backup_label', 'standby.signal']) await chown(join(data, name), uid, gid);
  } finally {
    await client.end();
  }
}

export async function ask(url: string, statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
