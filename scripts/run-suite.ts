import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report, SuiteResult } from './check-test-report.ts';
import { checkReport } from './check-test-report.ts';

/** Runs all tests and waits. `args` narrow the run, like vitest's own arguments. */
export function runSuite(args: readonly string[] = []): SuiteResult {
  const folder = mkdtempSync(join(tmpdir(), 'curbcut-test-'));
  try {
    const file = join(folder, 'report.json');
    const exitCode = runVitest(file, args);
    return read(file, exitCode);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function runVitest(reportFile: string, narrowing: readonly string[]): number | null {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`, ...narrowing];
  return spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], { stdio: 'inherit' }).status;
}

function read(file: string, exitCode: number | null): SuiteResult {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report; // written by vitest in this very run
    return checkReport(report, exitCode);
  } catch (error) {
    return { passed: 0, failed: 1, notApplicable: 0, lines: [`vitest left no report: ${String(error)}`] };
  }
}
