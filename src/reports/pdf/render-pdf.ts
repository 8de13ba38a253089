import type { Database } from '../../adapters/db/schema.ts';
import type { ScreenshotStore } from '../../adapters/files/screenshot-store.ts';
import type { ReportHead, ReportOptions } from '../report-model.ts';
import { collectContent } from './collect-content.ts';
import { writeReport } from './write-report.ts';
import type { PrintDocument } from './print-document.ts';
import type { ReportExtent, ReportScope } from './report-content.ts';

type PdfTools = {
  readonly screenshots: Pick<ScreenshotStore, 'open'>;
  readonly printDocument: PrintDocument;
};

type PdfSource = {
  readonly db: Database;
  readonly head: ReportHead;
  readonly options: ReportOptions;
  readonly scope: ReportScope | undefined;
  readonly extent: ReportExtent;
};

/**
 * The PDF of a scan or of one issue. The printer calls `read` when it has a slot, so a refused request reads nothing.
 * Throws the errors of `read`, and Refused: `issue_not_found`, or a code of the printer.
 */
export type RenderPdf = (
  read: () => Promise<PdfSource>,
  signal: AbortSignal,
) => Promise<{ readonly pdf: Buffer; readonly head: ReportHead }>;

/** A short report has at most so many pages. */
const mostPages = 20;
/** The numbers of issues that a short report describes: the first that fits into its pages. */
const issuesToTry = [12, 9, 6, 3, 0];

export function createPdfRenderer({ screenshots, printDocument }: PdfTools): RenderPdf {
  return async (read, signal) => {
    for (const mostIssues of issuesToTry) {
      let source: PdfSource | undefined;
      const { pdf, pages } = await printDocument(async (turn) => {
        source = await read();
        const deps = { db: source.db, screenshots, signal: turn };
        return writeReport(await collectContent(deps, source.head, { ...source, mostIssues }));
      }, signal);
      if (source === undefined) throw new Error('A document was printed that nothing was read for.');
      const isLast = mostIssues === issuesToTry.at(-1);
      if (source.extent === 'full' || pages <= mostPages || isLast) return { pdf, head: source.head };
    }
    throw new Error('No number of issues was tried.');
  };
}
