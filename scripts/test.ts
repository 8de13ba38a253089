import { runStaticChecks } from './run-checks.ts';
import { runSuite } from './run-suite.ts';

const brokenChecks = runStaticChecks();
// A suite on code that does not compile tells nothing: the checks come first, and alone.
const result = brokenChecks.length > 0 ? { passed: 0, failed: brokenChecks.length } : runSuite();

process.stdout.write(`${result.passed} passed, ${result.failed} failed\n`);
process.exitCode = result.failed === 0 && result.passed > 0 ? 0 : 1;
