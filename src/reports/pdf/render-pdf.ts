import type { PrintHtml } from '../../browser/print-pdf.ts';
import type { Database } from '../../db/schema.ts';
import type { ScreenshotStore } from '../../files/screenshot-store.ts';
import type { ReportHead, ReportOptions } from '../report-model.ts';
import { collectContent } from './collect-content.ts';
import { describeReport } from './describe-report.ts';
import type { ReportScope } from './report-content.ts';

type Deps = {
  readonly db: Database;
  readonly screenshots: Pick<ScreenshotStore, 'locate'>;
  readonly printHtml: PrintHtml;
};

/** The PDF of a scan, or of one issue. Throws Problems: 404 `issue_not_found`, 503 from the printer. */
export type RenderPdf = (
  head: ReportHead,
  wanted: { readonly options: ReportOptions; readonly scope: ReportScope | undefined },
  signal: AbortSignal,
) => Promise<Buffer>;

export function createPdfRenderer({ db, screenshots, printHtml }: Deps): RenderPdf {
  return async (head, wanted, signal) => {
    const content = await collectContent({ db, screenshots, signal }, head, wanted);
    return printHtml(describeReport(content).toString(), signal);
  };
}
