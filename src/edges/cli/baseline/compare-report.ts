import type { BaselineComparison } from './baseline-comparison.ts';
import type { ReportFinding } from './read-report.ts';
import { readReport } from './read-report.ts';

/**
 * Reads a whole `report.json`, and adds it to a comparison if there is one. `decide` sees each finding
 * first.
 */
export async function compareReport(
  comparison: BaselineComparison | undefined,
  source: AsyncIterable<string | Uint8Array>,
  decide: (finding: ReportFinding) => ReportFinding = (finding) => finding,
): Promise<void> {
  for await (const part of readReport(source)) {
    if (part.kind === 'head') comparison?.start(part.head);
    else if (part.kind === 'page') comparison?.addPage(part.page);
    else {
      const finding = decide(part.finding);
      comparison?.add(finding);
    }
  }
}
