import { spawn } from 'node:child_process';
import { memorySettings } from '../../scripts/bootstrap/memory-settings.mjs';

export type BenchService = {
  readonly origin: string;
  readonly pid: number;
  /** From its start until it said where it is, in milliseconds. */
  readonly startMs: number;
  readonly stop: () => Promise<void>;
};

/** Starts the service as `npm start` does, on a free port. */
export async function startService(options: {
  readonly dataFolder: string;
  readonly databaseUrl?: string;
  readonly args?: readonly string[];
  /** The folder of another checkout, to measure that one. */
  readonly checkout?: string | undefined;
}): Promise<BenchService> {
  const { dataFolder, databaseUrl, args = [], checkout } = options;
  const started = performance.now();
  const child = spawn(process.execPath, ['src/main.ts', 'serve', '--port', '0', '--data-dir', dataFolder, ...args], {
    cwd: checkout ?? new URL('../..', import.meta.url),
    env: {
      ...memorySettings,
      ...process.env,
      LOG_FORMAT: 'json',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    void ended.then(() => reject(new Error(`The service ended: ${said}`)));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /Curbcut is at (http:[^"\s]+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found.replace(/\/$/, ''));
    });
  });
  return {
    origin,
    pid: child.pid ?? 0,
    startMs: performance.now() - started,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
