import type { BaselineComparison } from '../baseline/baseline-comparison.ts';
import { BaselineProblem } from '../baseline/baseline-problem.ts';
import { compareReport } from '../baseline/compare-report.ts';
import { CommandFailure, exitCodes } from '../command-failure.ts';
import type { Acceptance } from './acceptance.ts';
import type { ScanRun } from './follow-scans.ts';
import type { ServiceClient } from './service-client.ts';

/** The parts of a run that look at every finding. */
type Readers = { readonly acceptance: Acceptance; readonly comparison: BaselineComparison | undefined };

/** Reads every finding of the scans once, if anyone wants to see them. */
export async function readFindings(
  client: ServiceClient,
  runs: readonly ScanRun[],
  { acceptance, comparison }: Readers,
): Promise<void> {
  if (comparison === undefined && !acceptance.isOpen) return;
  for (const { scan } of runs) {
    if (scan === undefined || scan.progress.pages_completed === 0) continue;
    const report = await client.download(scan.id, 'report.json');
    await compareReport(comparison, report, (finding) => acceptance.decide(finding, scan.id)).catch(
      (error: unknown) => {
        throw error instanceof BaselineProblem ? new CommandFailure(exitCodes.usage, error.message) : error;
      },
    );
  }
}
