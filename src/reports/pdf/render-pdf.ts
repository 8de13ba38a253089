import type { PrintHtml, Printed } from '../../browser/print-pdf.ts';
import type { Database } from '../../db/schema.ts';
import type { ScreenshotStore } from '../../files/screenshot-store.ts';
import type { Refusal } from '../../shared/refused.ts';
import { Refused } from '../../shared/refused.ts';
import type { ReportHead, ReportOptions } from '../report-model.ts';
import { collectContent } from './collect-content.ts';
import { describeReport } from './describe-report.ts';
import type { ReportScope } from './report-content.ts';

type Deps = {
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
 * The PDF of a scan or of one issue. `read` is called when the printer has a slot, so a request that it refuses
 * reads nothing. Throws what `read` throws, and Refused: `issue_not_found`, or a code of the printer.
 */
export type RenderPdf = (
  read: () => Promise<PdfSource>,
  signal: AbortSignal,
) => Promise<{ readonly pdf: Buffer; readonly head: ReportHead }>;

export function createPdfRenderer({ screenshots, printHtml }: Deps): RenderPdf {
  return async (read, signal) => {
    let head: ReportHead | undefined;
    const printed = await printHtml(async (turn) => {
      const source = await read();
      head = source.head;
      return describeReport(
        await collectContent({ db: source.db, screenshots, signal: turn }, source.head, source),
      ).toString();
    }, signal);
    if (printed.kind === 'printed' && head !== undefined) return { pdf: printed.pdf, head };
    throw new Refused(refusals[printed.kind === 'printed' ? 'stopped' : printed.reason]);
  };
}

const refusals: Readonly<Record<(Printed & { readonly kind: 'refused' })['reason'], Refusal>> = {
  busy: { code: 'printer_busy' },
  stopped: { code: 'printing_stopped' },
  timeout: { code: 'printing_timeout' },
};
