import { runStaticChecks } from './run-checks.ts';
import { runSuite } from './run-suite.ts';

const brokenChecks = await runStaticChecks();
// A suite on code that does not compile proves nothing: the checks come first, and alone.
const result =
  brokenChecks.length > 0
    ? { passed: 0, failed: brokenChecks.length, notApplicable: 0, lines: [] }
    : runSuite(process.argv.slice(2));

for (const line of result.lines) process.stdout.write(`${line}\n`);
if (result.notApplicable > 0) process.stdout.write(`${result.notApplicable} not applicable here\n`);
process.stdout.write(`${result.passed} passed, ${result.failed} failed\n`);
process.exitCode = result.failed === 0 && result.passed > 0 ? 0 : 1;
