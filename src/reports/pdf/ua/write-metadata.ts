import { PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { PDFDocument } from '@cantoo/pdf-lib';
import { html } from '../html.ts';

/** Metadata (XMP, ISO 16684-1) that name the title, the language and the standard that the document meets. */
export function writeMetadata(pdf: PDFDocument): void {
  const metadata = html`<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
    <x:xmpmeta xmlns:x="adobe:ns:meta/">
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description
          rdf:about=""
          xmlns:dc="http://purl.org/dc/elements/1.1/"
          xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
          xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"
          xmlns:xmp="http://ns.adobe.com/xap/1.0/"
        >
          <dc:format>application/pdf</dc:format>
          <dc:title> <rdf:Alt><rdf:li xml:lang="x-default">${pdf.getTitle()}</rdf:li></rdf:Alt> </dc:title>
          <dc:language>
            <rdf:Bag><rdf:li>${readLanguage(pdf)}</rdf:li></rdf:Bag>
          </dc:language>
          <pdf:Producer>${pdf.getProducer()}</pdf:Producer>
          <xmp:CreateDate>${pdf.getCreationDate()?.toISOString()}</xmp:CreateDate>
          <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
      </rdf:RDF>
    </x:xmpmeta>
    <?xpacket end="r"?>`;
  const stream = pdf.context.stream(new TextEncoder().encode(metadata.toString()), {
    Type: 'Metadata',
    Subtype: 'XML',
  });
  pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(stream));
}

function readLanguage(pdf: PDFDocument): string {
  const language = pdf.catalog.lookup(PDFName.of('Lang'));
  return language instanceof PDFString || language instanceof PDFHexString ? language.decodeText() : '';
}
