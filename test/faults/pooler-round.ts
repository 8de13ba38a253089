import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseServer } from './database-server.ts';
import type { FaultWorld } from './fault-world.ts';
import { scanThroughLoss } from './lose-database.ts';
import type { Special, SpecialOutcome } from './special-rounds.ts';
import { waitUntil } from './wait-until.ts';

const program = '/usr/sbin/pgbouncer';
const port = 6432;

/** PgBouncer gives each transaction whichever connection is free, and is killed while a scan runs. */
export const pooler: Special = { name: 'pooler', engines: ['server'], run: killThePooler };

export function hasPooler(): boolean {
  return existsSync(program);
}

async function killThePooler(world: FaultWorld): Promise<SpecialOutcome> {
  if (world.server === undefined) throw new Error('PgBouncer is for a PostgreSQL server.');
  const { folder, start } = await preparePooler(world.server);
  let running = start();
  try {
    world.reachDatabaseBy(`postgresql://postgres@localhost:${port}/faults?host=${encodeURIComponent(folder)}`);
    await waitUntil('PgBouncer listens', 30_000, async () => existsSync(join(folder, `.s.PGSQL.${port}`)) || undefined);
    return await scanThroughLoss(world, {
      lose: async () => end(running, 'SIGKILL'),
      giveBack: async () => {
        running = start();
      },
    });
  } finally {
    await end(running, 'SIGINT');
    await rm(folder, { recursive: true });
  }
}

/** Fewer connections than the processes together have, and each is another one's after every transaction. */
async function preparePooler({ command: { uid, gid, folder: server } }: DatabaseServer) {
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-pooler-'));
  const file = join(folder, 'pgbouncer.ini');
  const settings = [
    '[databases]',
    `* = host=${server} user=postgres`,
    '[pgbouncer]',
    'pool_mode = transaction',
    'default_pool_size = 4',
    'ignore_startup_parameters = options',
    'auth_type = any',
    `unix_socket_dir = ${folder}`,
    `listen_port = ${port}`,
  ];
  await writeFile(file, `${settings.join('\n')}\n`);
  await chown(folder, uid, gid);
  const start = () => spawn(program, ['--quiet', file], { cwd: folder, uid, gid, stdio: 'ignore' });
  return { folder, start };
}

async function end(child: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
