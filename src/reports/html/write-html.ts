import { collectContent } from '../pdf/collect-content.ts';
import { writeReport } from '../pdf/write-report.ts';
import type { ReportInput } from '../report-format.ts';

export async function* writeHtml({ db, screenshots, head, options, signal }: ReportInput): AsyncGenerator<string> {
  const content = await collectContent({ db, screenshots, signal }, head, { options, scope: undefined });
  yield writeReport(content, 'screen').toString();
}
