import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import type { PDFObject } from '@cantoo/pdf-lib';

const key = (text: string) => PDFName.of(text);

/** An element of the structure, with the elements above it. */
type Element = { readonly role: string; readonly dict: PDFDict; readonly parents: readonly string[] };

/** The tags of ISO 32000-1, 14.8.4, that reports use. */
const standardTags = new Set(
  'Document Part Sect Div P H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Caption Span Link Code Figure NonStruct'.split(
    ' ',
  ),
);
const homes: Readonly<Record<string, readonly string[]>> = {
  LI: ['L'],
  LBody: ['LI'],
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
};

/** What of PDF/UA-1 a document fails, by the numbers of the Matterhorn Protocol 1.1. Only what a program can decide. */
export async function listPdfUaFailures(bytes: Uint8Array): Promise<readonly string[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const failures = new Set<string>();
  const expectThat = (holds: boolean, failure: string) => {
    if (!holds) failures.add(failure);
  };
  checkCatalog(pdf, expectThat);
  const elements = listElements(pdf);
  for (const element of elements) checkElement(element, expectThat);
  checkLevels(elements, expectThat);
  checkAnnotations(pdf, elements, expectThat);
  checkParents(pdf, expectThat);
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict)) continue;
    if (object.get(key('Type')) === key('FontDescriptor'))
      expectThat(
        ['FontFile', 'FontFile2', 'FontFile3'].some((file) => object.has(key(file))),
        '31-009 font embedded',
      );
    if (object.get(key('Type')) === key('Page') && object.has(key('Annots')))
      expectThat(object.get(key('Tabs')) === key('S'), '28-009 tab order by structure');
  }
  return [...failures].toSorted();
}

type ExpectThat = (holds: boolean, failure: string) => void;

function checkCatalog({ catalog }: PDFDocument, expectThat: ExpectThat): void {
  const stream = catalog.lookup(key('Metadata'));
  const metadata = stream instanceof PDFRawStream ? new TextDecoder().decode(decodePDFRawStream(stream).decode()) : '';
  expectThat(metadata !== '', '06-001 metadata');
  expectThat(/<pdfuaid:part>1</u.test(metadata), '06-002 standard named');
  expectThat(/<dc:title>\s*<rdf:Alt>\s*<rdf:li xml:lang="x-default">[^<]+/u.test(metadata), '06-003 title in metadata');
  const preferences = catalog.lookupMaybe(key('ViewerPreferences'), PDFDict);
  expectThat(String(preferences?.get(key('DisplayDocTitle'))) === 'true', '07-001 title shown');
  expectThat(String(catalog.lookupMaybe(key('MarkInfo'), PDFDict)?.get(key('Marked'))) === 'true', '01-000 marked');
  expectThat(/^[a-z]{2}/u.test(textOf(catalog.lookup(key('Lang')))), '11-006 language');
}

function checkElement({ role, dict, parents }: Element, expectThat: ExpectThat): void {
  expectThat(standardTags.has(role), `02-001 ${role} mapped to a standard tag`);
  const parent = parents.findLast((one) => one !== 'NonStruct') ?? '';
  const home = homes[role];
  if (home !== undefined) expectThat(home.includes(parent), `09-004 ${role} in ${home.join(' or ')}`);
  if (parent === 'LI') expectThat(role === 'Lbl' || role === 'LBody', '09-007 items hold a label and a body');
  if (role === 'LI' || role === 'Table' || role === 'TR') expectThat(!holdsContent(dict), `09-004 content in ${role}`);
  if (role === 'Figure') expectThat(textOf(dict.lookup(key('Alt'))) !== '', '13-004 text alternative');
  if (role === 'TH') expectThat(/\/Scope \/(Row|Column|Both)/u.test(String(dict.lookup(key('A')))), '15-003 scope');
}

function checkLevels(elements: readonly Element[], expectThat: ExpectThat): void {
  const levels = elements.flatMap(({ role }) => (/^H[1-6]$/u.test(role) ? [Number(role.slice(1))] : []));
  expectThat(levels[0] === 1, '14-002 first heading');
  for (const [index, level] of levels.entries()) expectThat(level <= (levels[index - 1] ?? 0) + 1, '14-003 levels');
}

/** Each link is one annotation or several, inside of an element of the structure that names it. */
function checkAnnotations(pdf: PDFDocument, elements: readonly Element[], expectThat: ExpectThat): void {
  const inLinks = new Set(
    elements.flatMap(({ role, dict }) =>
      role === 'Link' ? childrenOf(dict).flatMap((child) => annotationOf(pdf, child)) : [],
    ),
  );
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || object.get(key('Subtype')) !== key('Link')) continue;
    expectThat(inLinks.has(object), '28-011 link in its tag');
    expectThat(textOf(object.lookup(key('Contents'))) !== '', '28-012 link described');
  }
}

function annotationOf(pdf: PDFDocument, child: PDFObject): readonly PDFDict[] {
  const found = pdf.context.lookup(child);
  if (!(found instanceof PDFDict) || found.get(key('Type')) !== key('OBJR')) return [];
  const annotation = found.lookup(key('Obj'));
  return annotation instanceof PDFDict ? [annotation] : [];
}

/** The parent tree leads from each piece of content to the element that holds it. */
function checkParents(pdf: PDFDocument, expectThat: ExpectThat): void {
  const tree = structureOf(pdf).lookup(key('ParentTree'), PDFDict);
  const entries = tree.lookup(key('Nums'), PDFArray).asArray();
  for (const entry of entries) {
    const parents = pdf.context.lookup(entry);
    if (!(parents instanceof PDFArray)) continue;
    for (const [index, ref] of parents.asArray().entries()) {
      const parent = pdf.context.lookup(ref);
      if (!(parent instanceof PDFDict)) continue;
      const holds = childrenOf(parent).some((child) => numberOf(pdf, child) === index);
      expectThat(holds, '01-005 content is held by the element that the parent tree names');
    }
  }
}

function numberOf(pdf: PDFDocument, child: PDFObject): number | undefined {
  const found = pdf.context.lookup(child);
  const number = found instanceof PDFDict ? found.lookup(key('MCID')) : found;
  return number instanceof PDFNumber ? number.asNumber() : undefined;
}

function structureOf(pdf: PDFDocument): PDFDict {
  return pdf.catalog.lookup(key('StructTreeRoot'), PDFDict);
}

function listElements(pdf: PDFDocument): readonly Element[] {
  const root = structureOf(pdf);
  const roles = root.lookupMaybe(key('RoleMap'), PDFDict);
  const found: Element[] = [];
  const collect = (child: PDFObject, parents: readonly string[]): void => {
    const dict = pdf.context.lookup(child);
    const tag = dict instanceof PDFDict ? dict.get(key('S')) : undefined;
    if (!(dict instanceof PDFDict) || !(tag instanceof PDFName)) return;
    const mapped = roles?.get(tag) ?? tag;
    const role = mapped instanceof PDFName ? mapped.decodeText() : '';
    found.push({ role, dict, parents });
    for (const one of childrenOf(dict)) collect(one, [...parents, role]);
  };
  for (const child of childrenOf(root)) collect(child, []);
  return found;
}

function childrenOf(element: PDFDict): readonly PDFObject[] {
  const children = element.lookup(key('K'));
  if (children instanceof PDFArray) return children.asArray();
  const only = element.get(key('K'));
  return only === undefined ? [] : [only];
}

function holdsContent(element: PDFDict): boolean {
  return childrenOf(element).some((child) => {
    const found = element.context.lookup(child);
    return found instanceof PDFNumber || (found instanceof PDFDict && found.get(key('Type')) === key('MCR'));
  });
}

function textOf(value: PDFObject | undefined): string {
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';
}
