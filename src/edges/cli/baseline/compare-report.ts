import type { BaselineComparison, FindingStatus } from './baseline-comparison.ts';
import { readReport } from './read-report.ts';
import type { ReportFinding } from './read-report.ts';

type OnFinding = (finding: ReportFinding, status: FindingStatus) => void;

/** Adds a whole `report.json` to a comparison. `onFinding` gets each finding with its status, in report order. */
export async function compareReport(
  comparison: BaselineComparison,
  source: AsyncIterable<string | Uint8Array>,
  onFinding: OnFinding = () => undefined,
): Promise<void> {
  for await (const part of readReport(source)) {
    if (part.kind === 'head') comparison.start(part.head);
    else if (part.kind === 'page') comparison.addPage(part.page);
    else onFinding(part.finding, comparison.add(part.finding));
  }
}
