import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { program } from '../program/program.ts';

const root = join(import.meta.dirname, '..', '..');

/** A block of commands in a page. `notRun`: why no test runs it, as a comment above the block says. */
export type CommandBlock = { readonly text: string; readonly notRun: string | undefined };

const blockPattern = /(?: *<!-- not run in tests: (?<notRun>[^\n]+) -->\n)? *```sh\n(?<text>[\s\S]*?)```/gu;

export async function listBlocks(page: string): Promise<readonly CommandBlock[]> {
  const content = await readFile(join(root, page === 'README.md' ? '' : 'docs', page), 'utf8');
  return [...content.matchAll(blockPattern)].map(({ groups }) => ({
    text: groups?.['text'] ?? '',
    notRun: groups?.['notRun'],
  }));
}

/** The blocks of a page that a test runs, as they are printed. */
export async function listRun(page: string): Promise<readonly string[]> {
  return (await listBlocks(page)).flatMap(({ text, notRun }) => (notRun === undefined ? [text] : []));
}

type Shell = {
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Folders of programs, before those of PATH. */
  readonly programs?: readonly string[];
  /** Words before the shell: a program that starts it, such as `unshare`. */
  readonly within?: readonly string[];
};

/** Runs a script with bash, which stops at its first error. `curbcut` is this checkout's. Throws with what was said. */
export async function runScript(script: string, { folder, environment = {}, programs = [], within = [] }: Shell) {
  const bin = join(folder, 'bin');
  await mkdir(bin, { recursive: true });
  await writeFile(join(bin, 'curbcut'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`);
  await chmod(join(bin, 'curbcut'), 0o755);
  const { PATH = '', CURBCUT_CHROME_PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const path = [bin, ...programs, PATH].join(delimiter);
  const own = { PATH: path, HOME: folder, CURBCUT_CHROME_PATH, NODE_COMPILE_CACHE };
  const bash = ['bash', '-e', '-o', 'pipefail', '-c', script];
  return promisify(execFile)('env', [...within, ...bash], { cwd: folder, env: { ...own, ...environment } });
}
