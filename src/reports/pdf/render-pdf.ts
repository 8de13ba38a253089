import type { Database } from '../../adapters/db/schema.ts';
import type { ScreenshotStore } from '../../adapters/files/screenshot-store.ts';
import type { ReportHead, ReportOptions } from '../report-model.ts';
import type { BaselineMarks } from '../baseline/baseline-marks.ts';
import type { BaselineContent } from '../baseline/collect-baseline.ts';
import { collectBaseline } from '../baseline/collect-baseline.ts';
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
  readonly baseline?: BaselineMarks | undefined;
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
/** Lower numbers of issues to describe, for a short report that is longer than that. */
const fewerIssues = [9, 6, 3, 0];

export function createPdfRenderer({ screenshots, printDocument }: PdfTools): RenderPdf {
  return async (read, signal) => {
    const print = async (mostIssues?: number) => {
      let source: PdfSource | undefined;
      const printed = await printDocument(async (turn) => {
        source = await read();
        const deps = { db: source.db, screenshots, signal: turn };
        const content = await collectContent(deps, source.head, { ...source, mostIssues });
        return writeReport({ ...content, baseline: await compareContent(source) });
      }, signal);
      if (source === undefined) throw new Error('A document was printed that nothing was read for.');
      return { ...printed, ...source };
    };
    let printed = await print();
    for (const mostIssues of fewerIssues) {
      if (printed.extent === 'full' || printed.pages <= mostPages) break;
      printed = await print(mostIssues);
    }
    return { pdf: printed.pdf, head: printed.head };
  };
}

async function compareContent({ db, head, baseline }: PdfSource): Promise<BaselineContent | undefined> {
  return baseline === undefined ? undefined : collectBaseline(db, head, baseline);
}
