import type { PrintHtml, Printed } from '../../browser/print-pdf.ts';
import type { Database } from '../../db/schema.ts';
import type { ScreenshotStore } from '../../files/screenshot-store.ts';
import { Problem } from '../../shared/problem.ts';
import type { ReportHead, ReportOptions } from '../report-model.ts';
import { collectContent } from './collect-content.ts';
import { describeReport } from './describe-report.ts';
import type { ReportScope } from './report-content.ts';

type Deps = {
  readonly db: Database;
  readonly screenshots: Pick<ScreenshotStore, 'locate'>;
  readonly printHtml: PrintHtml;
};

type PdfSource = {
  readonly head: ReportHead;
  readonly options: ReportOptions;
  readonly scope: ReportScope | undefined;
};

/**
 * The PDF of a scan, or of one issue. `read` is called when the printer has a slot: a request that it refuses reads nothing.
 * Throws what `read` throws, and Problems: 404 `issue_not_found`, 503 from the printer.
 */
export type RenderPdf = (
  read: () => Promise<PdfSource>,
  signal: AbortSignal,
) => Promise<{ readonly pdf: Buffer; readonly head: ReportHead }>;

export function createPdfRenderer({ db, screenshots, printHtml }: Deps): RenderPdf {
  return async (read, signal) => {
    let head: ReportHead | undefined;
    const printed = await printHtml(async (turn) => {
      const source = await read();
      head = source.head;
      return describeReport(await collectContent({ db, screenshots, signal: turn }, source.head, source)).toString();
    }, signal);
    if (printed.kind === 'printed' && head !== undefined) return { pdf: printed.pdf, head };
    throw new Problem({ status: 503, ...refusals[printed.kind === 'printed' ? 'stopped' : printed.reason] });
  };
}

type Refusal = {
  readonly code: string;
  readonly detail: string;
  readonly headers: { readonly 'retry-after': string };
};

const refusals: Readonly<Record<(Printed & { readonly kind: 'refused' })['reason'], Refusal>> = {
  busy: {
    code: 'printer_busy',
    detail: 'Other reports are being printed. Try again in 20 seconds, or download the CSV or text report now.',
    headers: { 'retry-after': '20' },
  },
  stopped: {
    code: 'printing_stopped',
    detail: 'Printing was stopped before the report was complete. Try again.',
    headers: { 'retry-after': '5' },
  },
  timeout: {
    code: 'printing_timeout',
    detail: 'Printing took longer than a minute and was stopped. The machine may be busy: try again later.',
    headers: { 'retry-after': '60' },
  },
};
