import { runChecks } from './run-checks.ts';

process.exitCode = runChecks().length === 0 ? 0 : 1;
