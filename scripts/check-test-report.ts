/** What is read of the report that vitest's `json` reporter writes. */
export type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly TestEntry[];
  }[];
};

type TestEntry = {
  readonly status: string;
  readonly fullName: string;
  readonly meta?: { readonly notApplicable?: string };
};

/** Numbers of tests, with a line for each one that did not run. What was skipped counts as failed. */
export type SuiteResult = {
  readonly passed: number;
  readonly failed: number;
  readonly notApplicable: number;
  readonly lines: readonly string[];
};

/**
 * The result of a run. A test that this machine cannot run (`test/applicable.ts`) is listed and counts as neither passed
 * nor failed; any other test that did not run, and a file that could not be loaded, counts as failed.
 */
export function checkReport(report: Report, exitCode: number | null): SuiteResult {
  const notRun = report.testResults.flatMap(({ assertionResults }) => assertionResults.filter(hasNotRun));
  const notApplicable = notRun.filter(({ meta }) => meta?.notApplicable !== undefined);
  const skipped = notRun.filter(({ meta }) => meta?.notApplicable === undefined);
  const failed = report.numFailedTests + skipped.length + countFilesNotLoaded(report);
  return {
    passed: report.numPassedTests,
    // An error outside of any test (a promise that no test awaited) shows in the exit code alone.
    failed: exitCode === 0 ? failed : Math.max(failed, 1),
    notApplicable: notApplicable.length,
    lines: [
      ...notApplicable.map(({ fullName, meta }) => `not applicable here: ${fullName} (${meta?.notApplicable})`),
      ...skipped.map(({ fullName }) => `skipped, which counts as failed: ${fullName}`),
    ],
  };
}

function hasNotRun({ status }: TestEntry): boolean {
  return status !== 'passed' && status !== 'failed';
}

function countFilesNotLoaded(report: Report): number {
  return report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length;
}
