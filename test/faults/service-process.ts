import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { listTree } from '../../src/browser/process-tree.ts';
import { compileCacheOfRun } from '../compile-cache.ts';
import { program } from '../program/program.ts';

const keptOutput = 60_000;

export type Start = {
  readonly args: readonly string[];
  /** In addition to what every program needs: where the data, the database and the temporary files are. */
  readonly environment: Readonly<Record<string, string>>;
  /** The program's file, if it is not this checkout's. */
  readonly main?: string | undefined;
};

/** One Curbcut in a separate process, as an administrator would start it. */
export class ServiceProcess {
  readonly #child: ChildProcess;
  #said = '';
  /** Where it listens; empty for a worker alone. */
  origin = '';

  private constructor(child: ChildProcess) {
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.#said = (this.#said + text).slice(-keptOutput)));
    }
  }

  /** Resolves when the service reports that it is up. Throws its output if it ended instead. */
  static async start(start: Start): Promise<ServiceProcess> {
    const service = ServiceProcess.spawn(start);
    service.origin = await service.#untilUp();
    return service;
  }

  static spawn({ args, environment, main = program }: Start): ServiceProcess {
    const { PATH = '', HOME = '' } = process.env;
    const env = { PATH, HOME, LOG_FORMAT: 'json', HOST: '127.0.0.1', ...compileCacheOfRun(), ...environment };
    return new ServiceProcess(spawn(process.execPath, [main, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] }));
  }

  get pid(): number {
    return this.#child.pid ?? -1;
  }

  get said(): string {
    return this.#said;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async kill(): Promise<void> {
    const ended = this.untilEnded();
    this.#child.kill('SIGKILL');
    await ended;
  }

  /** Asks it to stop. Returns its exit code and how long it took. */
  async stop(): Promise<{ readonly code: number | null; readonly tookMs: number }> {
    const started = performance.now();
    const ended = this.untilEnded();
    this.#child.kill('SIGTERM');
    return { code: await ended, tookMs: performance.now() - started };
  }

  async untilEnded(): Promise<number | null> {
    if (this.isRunning) await once(this.#child, 'exit');
    return this.#child.exitCode;
  }

  /** The browsers' own processes, without their children. */
  async listBrowsers(): Promise<readonly number[]> {
    const found: number[] = [];
    for (const { pid } of await listTree(this.pid)) {
      const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      if (line.includes('--curbcut-browser=') && !line.includes('--type=')) found.push(pid);
    }
    return found;
  }

  #untilUp(): Promise<string> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = /Curbcut is at (http:[^"\s]+)|does not listen on any port/.exec(this.#said);
        if (found !== null) resolve(found[1] ?? '');
      };
      this.#child.stdout?.on('data', look);
      this.#child.once('exit', () => reject(new Error(`A service did not start: ${this.#said}`)));
    });
  }
}
