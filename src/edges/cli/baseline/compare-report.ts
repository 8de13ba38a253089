import type { BaselineComparison } from './baseline-comparison.ts';
import { readReport } from './read-report.ts';

/** Adds a whole `report.json` to a comparison. */
export async function compareReport(
  comparison: BaselineComparison,
  source: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  for await (const part of readReport(source)) {
    if (part.kind === 'head') comparison.start(part.head);
    else if (part.kind === 'page') comparison.addPage(part.page);
    else comparison.add(part.finding);
  }
}
