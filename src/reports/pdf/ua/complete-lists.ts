import { PDFArray, PDFDict, PDFName, PDFRef } from '@cantoo/pdf-lib';
import type { PDFContext, PDFDocument, PDFObject } from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);

/**
 * Puts what a list item holds besides its label into a body (ISO 32000-1, 14.8.4.3.3), and maps Chromium's own tag
 * `Strong` to a standard one.
 */
export function completeLists(pdf: PDFDocument): void {
  const { context, catalog } = pdf;
  const root = catalog.lookup(name('StructTreeRoot'), PDFDict);
  root.set(name('RoleMap'), context.obj({ Strong: 'Span', Em: 'Span' }));
  const bodies = new Map<PDFRef, PDFRef>();
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFDict && object.get(name('S')) === name('LI'))
      bodies.set(ref, addBody(context, { ref, item: object }));
  moveContent(context, root.lookup(name('ParentTree'), PDFDict), bodies);
}

function addBody(context: PDFContext, { ref, item }: { readonly ref: PDFRef; readonly item: PDFDict }): PDFRef {
  const [labels, rest] = splitLabels(context, listChildren(item));
  const body = context.obj({ Type: 'StructElem', S: 'LBody', P: ref });
  const page = item.get(name('Pg'));
  if (page !== undefined) body.set(name('Pg'), page);
  body.set(name('K'), context.obj([...rest]));
  const bodyRef = context.register(body);
  for (const child of rest) {
    const element = context.lookup(child);
    if (element instanceof PDFDict && element.has(name('P'))) element.set(name('P'), bodyRef);
  }
  item.set(name('K'), context.obj([...labels, bodyRef]));
  return bodyRef;
}

function listChildren(element: PDFDict): readonly PDFObject[] {
  const children = element.lookup(name('K'));
  if (children instanceof PDFArray) return children.asArray();
  const only = element.get(name('K'));
  return only === undefined ? [] : [only];
}

function splitLabels(context: PDFContext, children: readonly PDFObject[]): readonly [PDFObject[], PDFObject[]] {
  const labels: PDFObject[] = [];
  const rest: PDFObject[] = [];
  for (const child of children) {
    const element = context.lookup(child);
    const isLabel = element instanceof PDFDict && element.get(name('S')) === name('Lbl');
    (isLabel ? labels : rest).push(child);
  }
  return [labels, rest];
}

/** The parent tree names the element of each piece of content. Content of an item is now content of its body. */
function moveContent(context: PDFContext, tree: PDFDict, bodies: ReadonlyMap<PDFRef, PDFRef>): void {
  for (const kid of tree.lookupMaybe(name('Kids'), PDFArray)?.asArray() ?? [])
    moveContent(context, context.lookup(kid, PDFDict), bodies);
  for (const entry of tree.lookupMaybe(name('Nums'), PDFArray)?.asArray() ?? []) {
    const parents = context.lookup(entry);
    if (parents instanceof PDFArray) replaceParents(parents, bodies);
  }
}

function replaceParents(parents: PDFArray, bodies: ReadonlyMap<PDFRef, PDFRef>): void {
  for (const [index, parent] of parents.asArray().entries()) {
    const body = parent instanceof PDFRef ? bodies.get(parent) : undefined;
    if (body !== undefined) parents.set(index, body);
  }
}
