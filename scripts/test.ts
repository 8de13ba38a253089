import { longFiles } from '../test/long-files.ts';
import { runStaticChecks } from './run-checks.ts';
import { runSuite } from './run-suite.ts';

const { isWhole, narrowing } = readArguments(process.argv.slice(2));
const brokenChecks = await runStaticChecks();
// A suite on code that does not compile proves nothing: the checks come first, and alone.
const result =
  brokenChecks.length > 0
    ? { passed: 0, failed: brokenChecks.length, notApplicable: 0, lines: [] }
    : runSuite([...narrowing, ...(isWhole ? [] : longFiles.flatMap((file) => ['--exclude', file]))]);

for (const line of result.lines) process.stdout.write(`${line}\n`);
if (result.notApplicable > 0) process.stdout.write(`${result.notApplicable} not applicable here\n`);
if (!isWhole) process.stdout.write(`${longFiles.length} long files are left to npm run test:all\n`);
process.stdout.write(`${result.passed} passed, ${result.failed} failed\n`);
process.exitCode = result.failed === 0 && result.passed > 0 ? 0 : 1;

/** `--all`: the long files too. Other arguments narrow the run, like vitest's own. */
function readArguments(args: readonly string[]): { readonly isWhole: boolean; readonly narrowing: readonly string[] } {
  return { isWhole: args.includes('--all'), narrowing: args.filter((arg) => arg !== '--all') };
}
