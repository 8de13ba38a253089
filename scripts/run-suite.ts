import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report, SuiteResult } from './check-test-report.ts';
import { checkReport } from './check-test-report.ts';
import { makeFastFolder } from './make-fast-folder.ts';

/** Runs all tests and waits. `args` narrow the run, like vitest's own arguments. */
export function runSuite(args: readonly string[] = []): SuiteResult {
  const folder = mkdtempSync(join(tmpdir(), 'curbcut-test-'));
  const fast = process.env['TMPDIR'] === undefined ? makeFastFolder() : undefined;
  try {
    const file = join(folder, 'report.json');
    const exitCode = runVitest(file, args, fast);
    return read(file, exitCode);
  } finally {
    rmSync(folder, { recursive: true });
    if (fast !== undefined) rmSync(fast, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** `temporary`: where the tests keep their temporary files, if not where the system does. */
function runVitest(reportFile: string, narrowing: readonly string[], temporary: string | undefined): number | null {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`, ...narrowing];
  const env = temporary === undefined ? process.env : { ...process.env, TMPDIR: temporary };
  return spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], { stdio: 'inherit', env }).status;
}

function read(file: string, exitCode: number | null): SuiteResult {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report; // written by vitest in this very run
    return checkReport(report, exitCode);
  } catch (error) {
    return { passed: 0, failed: 1, notApplicable: 0, lines: [`vitest left no report: ${String(error)}`] };
  }
}
