import type { PrintHtml, Printed } from '../../browser/print-pdf.ts';
import type { Refusal } from '../../texts/refused.ts';
import { Refused } from '../../texts/refused.ts';
import type { Html } from './html.ts';

/**
 * Prints a document as a tagged PDF. The printer calls `compose` when it has a slot, so a refused request reads
 * nothing. Throws the errors of `compose`, and Refused with a code of the printer.
 */
export type PrintDocument = (compose: (signal: AbortSignal) => Promise<Html>, signal: AbortSignal) => Promise<Buffer>;

export function createDocumentPrinter(printHtml: PrintHtml): PrintDocument {
  return async (compose, signal) => {
    const printed = await printHtml(async (turn) => (await compose(turn)).toString(), signal);
    if (printed.kind === 'printed') return printed.pdf;
    throw new Refused(refusals[printed.reason]);
  };
}

const refusals: Readonly<Record<(Printed & { readonly kind: 'refused' })['reason'], Refusal>> = {
  busy: { code: 'printer_busy' },
  stopped: { code: 'printing_stopped' },
  timeout: { code: 'printing_timeout' },
};
