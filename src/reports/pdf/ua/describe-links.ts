import { PDFDict, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { PDFDocument } from '@cantoo/pdf-lib';
import { nameAddress } from './read-link-texts.ts';

/** Every annotation of a link says in words where it leads (ISO 14289-1, 7.18.5). */
export function describeLinks(pdf: PDFDocument, texts: ReadonlyMap<string, string>): void {
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || object.get(PDFName.of('Subtype')) !== PDFName.of('Link')) continue;
    const address = readAddress(object);
    object.set(PDFName.of('Contents'), PDFHexString.fromText(texts.get(address) ?? address));
  }
}

/** A target within the document is a name there, and a fragment in HTML. */
function readAddress(annotation: PDFDict): string {
  const target = annotation.lookup(PDFName.of('Dest'));
  if (target instanceof PDFName) return `#${target.decodeText()}`;
  const action = annotation.lookupMaybe(PDFName.of('A'), PDFDict);
  const uri = action?.lookup(PDFName.of('URI'));
  return uri instanceof PDFString || uri instanceof PDFHexString ? nameAddress(uri.decodeText()) : '';
}
