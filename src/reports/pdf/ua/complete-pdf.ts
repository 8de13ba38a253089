import { PDFDocument } from '@cantoo/pdf-lib';
import { completeLists } from './complete-lists.ts';
import { describeLinks } from './describe-links.ts';
import { readLinkTexts } from './read-link-texts.ts';
import { writeMetadata } from './write-metadata.ts';

export type CompletePdf = { readonly pdf: Buffer; readonly pages: number };

/**
 * Adds to a PDF what PDF/UA-1 (ISO 14289-1) requires and Chromium leaves out: metadata that names the title and the
 * standard, descriptions of links, bodies of list items, and a standard meaning for each of its own tags.
 *
 * @param html the document that was printed. Its links have the texts that the PDF has no description for.
 */
export async function completePdf(printed: Uint8Array, html: string): Promise<CompletePdf> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false });
  completeLists(pdf);
  describeLinks(pdf, readLinkTexts(html));
  writeMetadata(pdf);
  return { pdf: Buffer.from(await pdf.save({ updateFieldAppearances: false })), pages: pdf.getPageCount() };
}
