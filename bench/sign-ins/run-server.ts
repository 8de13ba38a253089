import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export type RunningProgram = { readonly close: () => Promise<void> };

type Server = {
  readonly executable: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly port: number;
};

const lookEveryMs = 100;

/** Starts a server, and waits until it answers, whatever it answers. Throws if it ends before. */
export async function runServer({ executable, args, cwd, env = {}, port }: Server): Promise<RunningProgram> {
  // In its own group: it may start others.
  const child = spawn(executable, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${executable} ${args.join(' ')} ended: ${said}`);
    if (await isAnswering(port)) break;
    await delay(lookEveryMs);
  }
  return {
    close: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

/** A port that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

async function isAnswering(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' });
    return true;
  } catch {
    // It does not listen yet.
    return false;
  }
}
