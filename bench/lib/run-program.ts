import { spawn } from 'node:child_process';
import { openSync, closeSync } from 'node:fs';
import type { Findings } from './bare-loop.ts';
import { watchProcess } from './process-use.ts';
import type { BenchSite } from './sites.ts';

/** One contender's way over all pages of a site; CPU and memory are those of its whole process tree. */
export type Run = {
  readonly pagesPerSecond: number;
  readonly cpuSecondsPerPage: number;
  readonly peakMegabytes: number;
  /** Of the CPU: of Curbcut's own process, without Chromium. */
  readonly ownCpuSecondsPerPage?: number;
  /** Resident, of Curbcut's own process with its embedded database, at its peak. */
  readonly ownMegabytes?: number;
  readonly findings?: Readonly<Record<string, Findings>>;
  /** Of the findings only the rules are those of the bare loop: the selectors are written otherwise, or axe is another. */
  readonly onlyRulesCompare?: boolean;
};

export type Contender = {
  readonly name: string;
  /** Before the first round: throws an Error that says what to install. */
  readonly prepare?: () => void;
  run(site: BenchSite, folder: string): Promise<Run>;
};

export type Program = {
  /** Node itself unless named. */
  readonly executable?: string;
  readonly args: readonly string[];
  /** The file that takes what it prints; else that is dropped. */
  readonly output?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly exitCodes?: readonly number[];
};

/** A program with its start; it must end by itself and well. */
export async function runProgram(program: Program, pages: number): Promise<Run> {
  const output = program.output === undefined ? undefined : openSync(program.output, 'w');
  const started = performance.now();
  const child = spawn(program.executable ?? process.execPath, program.args, {
    stdio: ['ignore', output ?? 'ignore', 'inherit'],
    env: { ...process.env, ...program.environment },
  });
  const watched = watchProcess(child.pid ?? 0);
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  const seconds = (performance.now() - started) / 1000;
  const use = watched.stop();
  if (output !== undefined) closeSync(output);
  const { exitCodes = [0] } = program;
  if (!exitCodes.some((good) => good === code)) throw new Error(`${program.args.join(' ')} ended with ${String(code)}`);
  return {
    pagesPerSecond: pages / seconds,
    cpuSecondsPerPage: (use.rootCpu + use.belowCpu) / pages,
    peakMegabytes: use.treePss / 1e6,
  };
}
