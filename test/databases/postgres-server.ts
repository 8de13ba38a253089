import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { PostgresBinaries } from './find-postgres.ts';
import { findPostgres } from './find-postgres.ts';

export type PostgresServer = {
  /** The URL of a database of the server, which need not exist yet. */
  urlOf(database: string): string;
  /** Ends the server, even with connected clients, and removes its folder. */
  stop(): Promise<void>;
};

/** The user to run as, because the server refuses to run as root. Undefined: the current user. */
type User = { readonly uid: number; readonly gid: number } | undefined;

/** Nothing needs to outlive the run: no waiting for the disk. What is killed on purpose asks for more, for its database. */
const settings = ['fsync=off', 'synchronous_commit=off', 'listen_addresses=', 'max_connections=120'];

/**
 * Ends the server when our end of its input closes: when we say so, and also when this run is killed, so that no server
 * is ever left behind.
 */
const keeper = '"$@" </dev/null & server=$!; cat >/dev/null; kill -INT "$server"; wait "$server"';

/** Starts a separate PostgreSQL server in a temporary folder, reached by a socket there. Throws with the server's message. */
export async function startPostgres(found: PostgresBinaries = findPostgres()): Promise<PostgresServer> {
  const user = chooseUser();
  const folder = mkdtempSync(join(tmpdir(), 'curbcut-pg-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  try {
    const bin = join(reachableHome(found, folder, user), 'bin');
    createCluster(bin, folder, user);
    const server = launch(bin, folder, user);
    const urlOf = (database: string) =>
      `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
    await waitUntilReady(server, urlOf('postgres'));
    return { urlOf, stop: () => stop(server.process, folder) };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function chooseUser(): User {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody'].flatMap((name) => users.filter((user) => user.startsWith(`${name}:`)))[0];
  if (line === undefined)
    throw new Error('PostgreSQL does not run as root, and there is no user `nobody` to run it as.');
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/** The other user cannot read our checkout, so it gets a copy of what npm installed. */
function reachableHome({ home, isPackaged }: PostgresBinaries, folder: string, user: User): string {
  if (user === undefined || !isPackaged) return home;
  const copy = join(folder, 'postgres');
  cpSync(home, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

function createCluster(bin: string, folder: string, user: User): void {
  const args = ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'];
  // A sorting order of people, not of bytes, as most servers have: queries must not lean on the order of PGlite.
  const order = ['--locale-provider=icu', '--icu-locale=en'];
  const done = spawnSync(join(bin, 'initdb'), [...args, ...order], { cwd: folder, encoding: 'utf8', ...user });
  if (done.status !== 0) throw new Error(`initdb failed: ${done.error?.message ?? ''}${done.stdout}${done.stderr}`);
}

type Launched = { readonly process: ChildProcess; readonly said: () => string };

function launch(bin: string, folder: string, user: User): Launched {
  mkdirSync(join(folder, 'data'), { recursive: true });
  const options = settings.flatMap((setting) => ['-c', setting]);
  const command = [join(bin, 'postgres'), '-D', join(folder, 'data'), '-k', folder, ...options];
  const server = spawn('/bin/sh', ['-c', keeper, 'sh', ...command], {
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
    ...user,
  });
  let said = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-10_000)));
  return { process: server, said: () => said };
}

async function waitUntilReady(server: Launched, url: string): Promise<void> {
  const deadline = performance.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (performance.now() > deadline || server.process.exitCode !== null) {
        server.process.stdin?.end();
        throw new Error(`The PostgreSQL server did not start: ${server.said()}`, { cause: error });
      }
    }
  }
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  const ended = server.exitCode === null ? once(server, 'exit') : undefined;
  server.stdin?.end();
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
