import { spawnSync } from 'node:child_process';

type Check = { readonly name: string; readonly command: readonly [string, ...string[]] };

/** Everything that checks the code without running it, fastest first. */
const staticChecks: readonly Check[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'types of the service', command: ['tsc', '-p', 'src/tsconfig.json'] },
  { name: 'types of in-page code', command: ['tsc', '-p', 'tsconfig.in-page.json'] },
  { name: 'types of tests and tools', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of the page', command: ['tsc', '-p', 'web/tsconfig.json', '--noEmit'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
];

const architectureCheck: Check = {
  name: 'architecture',
  command: ['vitest', 'run', '--project', 'architecture'],
};

/** Runs all static checks and the architecture test; answers the names of those that failed. */
export function runChecks(): readonly string[] {
  return [...staticChecks, architectureCheck].filter(isBroken).map(({ name }) => name);
}

/** As `runChecks`, without the architecture test: for `npm test`, whose suite contains it. */
export function runStaticChecks(): readonly string[] {
  return staticChecks.filter(isBroken).map(({ name }) => name);
}

function isBroken({ name, command }: Check): boolean {
  const [program, ...args] = command;
  const startedMs = performance.now();
  // A shell only where the programs are .cmd files; the arguments are ours and need no quoting.
  const done = spawnSync(program, args, { encoding: 'utf8', shell: process.platform === 'win32' });

  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  const isPassed = done.status === 0;
  process.stdout.write(`${isPassed ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`);
  if (!isPassed) process.stdout.write(`${done.error?.message ?? ''}${done.stdout}${done.stderr}\n`);
  return !isPassed;
}
