import { collectBaseline } from '../baseline/collect-baseline.ts';
import { collectContent } from '../pdf/collect-content.ts';
import { writeReport } from '../pdf/write-report.ts';
import type { ReportInput } from '../report-format.ts';

export async function* writeHtml(input: ReportInput): AsyncGenerator<string> {
  const { db, screenshots, head, options, signal, baseline } = input;
  const content = await collectContent({ db, screenshots, signal }, head, {
    options,
    scope: undefined,
    extent: 'full',
  });
  const compared = baseline === undefined ? undefined : await collectBaseline(db, head, baseline);
  yield writeReport({ ...content, baseline: compared }, 'screen').toString();
}
