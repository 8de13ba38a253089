import type { PrintDocument } from '../../src/reports/pdf/print-document.ts';
import type { RenderPdf } from '../../src/reports/pdf/render-pdf.ts';
import { createPdfRenderer } from '../../src/reports/pdf/render-pdf.ts';

/** Gives the HTML of a document in place of its PDF. */
export const writeDocument: PrintDocument = async (compose, signal) => ({
  pdf: Buffer.from((await compose(signal)).toString()),
  pages: 1,
});

/** Gives the HTML of a PDF in its place: what would be printed, without a printer. */
export function renderHtml(): RenderPdf {
  return createPdfRenderer({
    screenshots: { open: async () => undefined },
    printDocument: writeDocument,
  });
}

/** What a reader sees of HTML that we wrote: without tags, styles and scripts, blanks collapsed, our five entities read. */
export function readText(html: string): string {
  return html
    .replaceAll(/<(style|script)\b.*?<\/\1>|<[^>]*>/gs, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The cells of a table's body, row by row, by a text that its caption holds. Throws where there is none. */
export function readTable(html: string, caption: string): readonly (readonly string[])[] {
  const table = html.split('<table').find((part) => readText(part.split('</caption>')[0] ?? '').includes(caption));
  const body = /<tbody>(.*?)<\/tbody>/s.exec(table ?? '')?.[1];
  if (body === undefined) throw new Error(`There is no table about "${caption}".`);
  const rows = body.matchAll(/<tr>(.*?)<\/tr>/gs);
  return [...rows].map(([, row = '']) => [...row.matchAll(/<(t[hd])\b.*?<\/\1>/gs)].map(([cell]) => readText(cell)));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
