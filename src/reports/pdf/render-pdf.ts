import type { PrintHtml } from '../../browser/print-pdf.ts';
import type { Database } from '../../adapters/db/schema.ts';
import type { ScreenshotStore } from '../../adapters/files/screenshot-store.ts';
import type { ReportHead, ReportOptions } from '../report-model.ts';
import { collectContent } from './collect-content.ts';
import { writeReport } from './write-report.ts';
import { createDocumentPrinter } from './print-document.ts';
import type { ReportScope } from './report-content.ts';

type PdfTools = {
  readonly screenshots: Pick<ScreenshotStore, 'open'>;
  readonly printHtml: PrintHtml;
};

type PdfSource = {
  readonly db: Database;
  readonly head: ReportHead;
  readonly options: ReportOptions;
  readonly scope: ReportScope | undefined;
};

/**
 * The PDF of a scan or of one issue. The printer calls `read` when it has a slot, so a refused request reads nothing.
 * Throws the errors of `read`, and Refused: `issue_not_found`, or a code of the printer.
 */
export type RenderPdf = (
  read: () => Promise<PdfSource>,
  signal: AbortSignal,
) => Promise<{ readonly pdf: Buffer; readonly head: ReportHead }>;

export function createPdfRenderer({ screenshots, printHtml }: PdfTools): RenderPdf {
  const printDocument = createDocumentPrinter(printHtml);
  return async (read, signal) => {
    let head: ReportHead | undefined;
    const pdf = await printDocument(async (turn) => {
      const source = await read();
      head = source.head;
      return writeReport(await collectContent({ db: source.db, screenshots, signal: turn }, source.head, source));
    }, signal);
    if (head === undefined) throw new Error('A document was printed that nothing was read for.');
    return { pdf, head };
  };
}
