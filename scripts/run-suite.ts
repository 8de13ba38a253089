import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Numbers of tests. What was skipped, and a file that could not be loaded, counts as failed. */
export type SuiteResult = { readonly passed: number; readonly failed: number };

/** What we read of the report that vitest's `json` reporter writes. */
type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

/** Runs every test there is and waits. */
export function runSuite(): SuiteResult {
  const folder = mkdtempSync(join(tmpdir(), 'curbcut-test-'));
  try {
    const file = join(folder, 'report.json');
    const exitCode = runVitest(file);
    return judge(readReport(file), exitCode);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function runVitest(reportFile: string): number | null {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  return spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], { stdio: 'inherit' }).status;
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report; // written by vitest in this very run
  } catch (error) {
    process.stdout.write(`vitest left no report: ${String(error)}\n`);
    return undefined;
  }
}

function judge(report: Report | undefined, exitCode: number | null): SuiteResult {
  if (report === undefined) return { passed: 0, failed: 1 };

  const skipped = namesOfSkipped(report);
  for (const name of skipped) process.stdout.write(`skipped, which counts as failed: ${name}\n`);
  const failed = report.numFailedTests + skipped.length + filesNotLoaded(report);
  // An error outside of any test (a promise nobody awaited) shows in the exit code alone.
  return { passed: report.numPassedTests, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

function namesOfSkipped(report: Report): readonly string[] {
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ fullName }) => fullName);
}

function filesNotLoaded(report: Report): number {
  return report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length;
}
