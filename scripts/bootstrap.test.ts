import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const bootstrap = join(import.meta.dirname, 'bootstrap.mjs');
const root = dirname(import.meta.dirname);

function startBootstrap(...args: readonly string[]) {
  return spawn(process.execPath, [bootstrap, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function runBootstrap(...args: readonly string[]) {
  const child = startBootstrap(...args);
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: code as number | null, stdout, stderr }; // the first argument of `close`
}

describe('the bootstrap', () => {
  it('runs a command with its arguments and passes its exit code on', async () => {
    const done = await runBootstrap(
      'exec',
      process.execPath,
      '-e',
      'console.log(process.argv[1]); process.exit(7)',
      'a b',
    );

    expect(done).toEqual({ code: 7, stdout: 'a b\n', stderr: '' });
  });

  it('passes a signal to the command and waits until it has stopped', async () => {
    const program = `
      process.on('SIGTERM', () => setImmediate(() => { console.log('stopped'); process.exit(0); }));
      setInterval(() => {}, 1000);
      console.log('ready');
    `;
    const child = startBootstrap('exec', process.execPath, '-e', program);
    const output: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => output.push(chunk));
    await once(child.stdout, 'data');

    child.kill('SIGTERM');
    const [code] = (await once(child, 'close')) as [number | null];

    expect({ code, output: output.join('') }).toEqual({ code: 0, output: 'ready\nstopped\n' });
  });

  it('dies of the signal that its command died of', async () => {
    const child = startBootstrap('exec', process.execPath, '-e', 'process.kill(process.pid, "SIGKILL")');

    const [, signal] = (await once(child, 'close')) as [number | null, string | null];

    expect(signal).toBe('SIGKILL');
  });

  it('becomes the command curbcut with `npm link`, in every folder and without a registry', async () => {
    const prefix = await mkdtemp(join(tmpdir(), 'curbcut-link-'));
    const env = { ...process.env, npm_config_prefix: prefix, npm_config_offline: 'true' };
    await promisify(execFile)('npm', ['link', '--ignore-scripts'], { cwd: root, env });

    const { stdout } = await promisify(execFile)(join(prefix, 'bin/curbcut'), ['scan', '--help'], { cwd: prefix });
    await rm(prefix, { recursive: true });

    expect(stdout).toMatch(/^Usage: curbcut scan/u);
  });

  it('says in one sentence what to type when the command is unknown', async () => {
    const done = await runBootstrap('strat');

    expect(done).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'curbcut: Say what to run, type: node scripts/bootstrap.mjs start|dev|test|check|run|exec|curbcut [arguments]\n',
    });
  });
});
