import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listTree } from '../../src/browser/process-tree.ts';
import { compileCacheOfRun } from '../compile-cache.ts';
import { program } from '../program/program.ts';

export type Ended = { readonly code: number | null; readonly out: string; readonly err: string };

export type Running = {
  readonly ended: Promise<Ended>;
  /** Resolves when standard error contains the text. */
  readonly untilErr: (text: string) => Promise<void>;
  readonly signal: (name: 'SIGINT' | 'SIGKILL' | 'SIGTERM') => void;
  readonly closeOutput: () => void;
  /** Every process below it, and it itself. */
  readonly listProcesses: () => Promise<readonly number[]>;
};

/** A folder from which the program is started as in a pipeline: a working folder, a home, and temporary files of its own. */
export class Workplace {
  readonly folder: string;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #main: string;

  private constructor(folder: string, main: string) {
    this.folder = folder;
    this.#main = main;
    const { PATH = '', CURBCUT_CHROME_PATH = '' } = process.env;
    const folders = { HOME: join(folder, 'home'), TMPDIR: join(folder, 'temp') };
    this.#environment = { PATH, CURBCUT_CHROME_PATH, ...folders, ...compileCacheOfRun() };
  }

  static async open(main = program): Promise<Workplace> {
    const place = new Workplace(await mkdtemp(join(tmpdir(), 'curbcut-cli-')), main);
    // A browser that runs as another user passes through here.
    await chmod(place.folder, 0o711);
    await mkdir(join(place.folder, 'temp'));
    return place;
  }

  start(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Running {
    const child = spawn(process.execPath, [this.#main, ...args], {
      cwd: this.folder,
      env: { ...this.#environment, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
    const ended = new Promise<Ended>((resolve) => {
      child.once('close', (code) => resolve({ code, ...said }));
    });
    const untilErr = (text: string) =>
      new Promise<void>((resolve, reject) => {
        const look = () => said.err.includes(text) && resolve();
        child.stderr.on('data', look);
        child.once('close', () => reject(new Error(`It ended: ${said.out}${said.err}`)));
        look();
      });
    const pid = child.pid ?? -1;
    return {
      ended,
      untilErr,
      signal: (name) => void child.kill(name),
      closeOutput: () => void child.stdout.destroy(),
      listProcesses: async () => (await listTree(pid)).map((one) => one.pid),
    };
  }

  async run(args: readonly string[], environment?: Readonly<Record<string, string>>): Promise<Ended> {
    return this.start(args, environment).ended;
  }

  /** As above, but the reader of standard output is gone before anything is written. */
  async runWithoutReader(args: readonly string[]): Promise<Ended> {
    const running = this.start(args);
    running.closeOutput();
    return running.ended;
  }

  /** What runs left in the folder for temporary files. */
  async listTemporary(): Promise<readonly string[]> {
    return readdir(join(this.folder, 'temp'));
  }

  async close(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
