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

/** The PDF of a scan, or of one issue. Throws Problems: 404 `issue_not_found`, 503 from the printer. */
export type RenderPdf = (
  head: ReportHead,
  wanted: { readonly options: ReportOptions; readonly scope: ReportScope | undefined },
  signal: AbortSignal,
) => Promise<Buffer>;

export function createPdfRenderer({ db, screenshots, printHtml }: Deps): RenderPdf {
  return async (head, wanted, signal) => {
    const content = await collectContent({ db, screenshots, signal }, head, wanted);
    const printed = await printHtml(describeReport(content).toString(), signal);
    if (printed.kind === 'printed') return printed.pdf;
    throw new Problem({ status: 503, ...refusals[printed.reason] });
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
    detail: 'Other reports are being printed. Ask again in a moment; CSV and text can be had at once.',
    headers: { 'retry-after': '20' },
  },
  stopped: {
    code: 'printing_stopped',
    detail: 'The printing was given up.',
    headers: { 'retry-after': '5' },
  },
  timeout: {
    code: 'printing_timeout',
    detail: 'The report could not be printed within a minute. The machine may be busy: ask again later.',
    headers: { 'retry-after': '60' },
  },
};
