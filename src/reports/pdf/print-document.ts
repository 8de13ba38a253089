import type { PrintHtml, Printed } from '../../browser/print-pdf.ts';
import type { Refusal } from '../../texts/refused.ts';
import { Refused } from '../../texts/refused.ts';
import type { Html } from './html.ts';
import type { CompletePdf } from './ua/complete-pdf.ts';

/**
 * Prints a document as a tagged PDF (PDF/UA-1). The printer calls `compose` when it has a slot, so a refused request
 * reads nothing. Throws the errors of `compose`, and Refused with a code of the printer.
 */
export type PrintDocument = (
  compose: (signal: AbortSignal) => Promise<Html>,
  signal: AbortSignal,
) => Promise<CompletePdf>;

export function createDocumentPrinter(printHtml: PrintHtml): PrintDocument {
  return async (compose, signal) => {
    let html = '';
    const printed = await printHtml(async (turn) => {
      html = (await compose(turn)).toString();
      return html;
    }, signal);
    if (printed.kind === 'refused') throw new Refused(refusals[printed.reason]);
    // The library behind it takes half a second to load.
    const { completePdf } = await import('./ua/complete-pdf.ts');
    return completePdf(printed.pdf, html);
  };
}

const refusals: Readonly<Record<(Printed & { readonly kind: 'refused' })['reason'], Refusal>> = {
  busy: { code: 'printer_busy' },
  stopped: { code: 'printing_stopped' },
  timeout: { code: 'printing_timeout' },
};
