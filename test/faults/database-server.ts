import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { listTree } from '../../src/browser/process-tree.ts';
import { startPostgres } from '../databases/postgres-server.ts';
import { waitUntil } from './wait-until.ts';

/** Ends the server when our end of its input closes, so that none is left behind when this run is killed. */
const keeper =
  '"$@" </dev/null >/dev/null 2>&1 & server=$!; cat >/dev/null; kill -CONT "$server"; kill -INT "$server"; wait "$server"';

type Command = {
  readonly words: readonly string[];
  readonly uid: number;
  readonly gid: number;
  readonly folder: string;
};

/** A PostgreSQL server of our own that can be killed, frozen and started again. */
export class DatabaseServer {
  readonly #urlOf: (database: string) => string;
  readonly #remove: () => Promise<void>;
  /** How it was started. */
  readonly command: Command;
  #restarted: ChildProcess | undefined;

  private constructor(urlOf: (database: string) => string, remove: () => Promise<void>, command: Command) {
    this.#urlOf = urlOf;
    this.#remove = remove;
    this.command = command;
  }

  static async start(): Promise<DatabaseServer> {
    const server = await startPostgres();
    const folder = new URL(server.urlOf('postgres')).searchParams.get('host') ?? '';
    const pid = await readPostmaster(folder);
    const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0').slice(0, -1);
    const { uid, gid } = await stat(`/proc/${pid}`);
    return new DatabaseServer(
      (name) => server.urlOf(name),
      () => server.stop(),
      { words, uid, gid, folder },
    );
  }

  /** A new, empty database that keeps what it has committed when its server dies. Returns its URL. */
  async create(name: string): Promise<string> {
    await this.#ask(`create database ${name} template template0`);
    await this.#ask(`alter database ${name} set synchronous_commit = on`);
    return this.#urlOf(name);
  }

  /** `SIGKILL` to the postmaster, as the system's memory killer does, or an immediate stop of all (`SIGQUIT`). */
  async kill(signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> {
    await killServer(this.command.folder, signal);
  }

  async startAgain(): Promise<void> {
    const { words, uid, gid, folder } = this.command;
    this.#restarted?.stdin?.end();
    this.#restarted = spawn('/bin/sh', ['-c', keeper, 'sh', ...words], {
      cwd: folder,
      stdio: ['pipe', 'ignore', 'ignore'],
      uid,
      gid,
    });
    await waitUntil('the database server is back', 30_000, async () =>
      this.#ask('select 1').then(
        () => true as const,
        () => undefined,
      ),
    );
  }

  /** Stops all its processes (SIGSTOP), so queries and connections wait. Returns a function that continues them. */
  async freeze(): Promise<() => void> {
    const tree = await listTree(await readPostmaster(this.command.folder));
    for (const { pid } of tree) process.kill(pid, 'SIGSTOP');
    return () => {
      for (const { pid } of tree) process.kill(pid, 'SIGCONT');
    };
  }

  async close(): Promise<void> {
    const last = this.#restarted;
    if (last !== undefined && last.exitCode === null) {
      const ended = once(last, 'exit');
      last.stdin?.end();
      await ended;
    }
    await this.#remove();
  }

  async #ask(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.#urlOf('postgres'), connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      await client.query(statement);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** Kills the server of a folder, and returns when all its processes are gone. */
export async function killServer(folder: string, signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> {
  const postmaster = await readPostmaster(folder);
  const tree = await listTree(postmaster);
  process.kill(postmaster, signal);
  await waitUntil('the database server is gone', 30_000, async () => {
    const alive = await Promise.all(tree.map(({ pid }) => isPostgres(pid)));
    return alive.includes(true) ? undefined : true;
  });
}

async function readPostmaster(folder: string): Promise<number> {
  const text = await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}

async function isPostgres(pid: number): Promise<boolean> {
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return state.includes('(postgres)') && !state.includes(') Z ');
}
