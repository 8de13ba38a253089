import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';

type Check = { readonly name: string; readonly command: readonly [string, ...string[]] };

/**
 * Everything that checks the code without running it, longest first: as many run at once as there are processors. A second checker
 * in one program repeats much of what the first one does: four take twice the processor time of one.
 */
const staticChecks: readonly Check[] = [
  { name: 'lint', command: ['oxlint'] },
  { name: 'types of tests and tools', command: ['tsc', '-p', 'tsconfig.json', '--checkers', '1'] },
  { name: 'types of the service', command: ['tsc', '-p', 'src/tsconfig.json', '--checkers', '1'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'types of the page', command: ['tsc', '-p', 'web/tsconfig.json', '--noEmit', '--checkers', '1'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'types of in-page code', command: ['tsc', '-p', 'tsconfig.in-page.json', '--checkers', '1'] },
];

const architectureCheck: Check = {
  name: 'architecture',
  command: ['vitest', 'run', '--project', 'architecture'],
};

/** Runs all static checks and the architecture test; answers the names of those that failed. */
export async function runChecks(): Promise<readonly string[]> {
  return findBroken([...staticChecks, architectureCheck]);
}

/** As `runChecks`, without the architecture test: for `npm test`, whose suite contains it. */
export async function runStaticChecks(): Promise<readonly string[]> {
  return findBroken(staticChecks);
}

async function findBroken(checks: readonly Check[]): Promise<readonly string[]> {
  const waiting = [...checks];
  const broken: string[] = [];
  const runNext = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift())
      if (await isBroken(check)) broken.push(check.name);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  return broken;
}

async function isBroken({ name, command }: Check): Promise<boolean> {
  const startedMs = performance.now();
  const { code, output } = await run(command);

  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  const isPassed = code === 0;
  process.stdout.write(`${isPassed ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`);
  if (!isPassed) process.stdout.write(`${output}\n`);
  return !isPassed;
}

/** For programs written in Go: they collect garbage a quarter as often as by default, unless they hold more than this. */
const environment = { ...process.env, GOGC: '400', GOMEMLIMIT: '2GiB' };

async function run([program, ...args]: Check['command']): Promise<{ code: number | null; output: string }> {
  // A shell only where the programs are .cmd files; the arguments are ours and need no quoting.
  const shell = process.platform === 'win32';
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: environment, shell });
  try {
    const output = Promise.all([text(child.stdout), text(child.stderr)]);
    await once(child, 'close');
    return { code: child.exitCode, output: (await output).join('') };
  } catch (error) {
    return { code: null, output: String(error) };
  }
}
