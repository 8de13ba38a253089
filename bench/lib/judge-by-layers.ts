import type { Judged } from '../../src/engines/contrast/judge-text.ts';
import { judgeTexts } from '../../src/engines/contrast/judge-text.ts';
import type { DocumentLayout, LayoutNode } from '../../src/engines/contrast/layout.ts';
import { readLayouts } from '../../src/engines/contrast/layout.ts';
import { LayerStack } from '../../src/engines/contrast/layers.ts';
import { snapshotSchema, styleNames } from '../../src/engines/contrast/snapshot-schema.ts';
import type { DrivenPage } from '../../src/engines/engine.ts';

const controls = new Set(['input', 'select', 'textarea']);
/** Colors in spaces that only the browser converts are left open here. */
const noConversions = new Map();

/** The contrast of every text and field of the page's own document by its layers, by the place of its element: see in-page/places.ts. */
export async function judgeByLayers({ session }: Pick<DrivenPage, 'session'>): Promise<ReadonlyMap<string, Judged>> {
  const options = { computedStyles: styleNames, includePaintOrder: true };
  const snapshot = snapshotSchema.parse(await session.send('DOMSnapshot.captureSnapshot', options));
  const [document] = readLayouts(snapshot);
  const [raw] = snapshot.documents;
  if (document === undefined || raw === undefined) return new Map();
  const stack = new LayerStack(document, noConversions, false);
  const parents = listParents(document);
  const nodeOf = new Map(raw.layout.nodeIndex.map((node, order) => [order, node]));
  const fields = document.nodes
    .filter(({ name }) => controls.has(name))
    .map((field) => [nodeOf.get(field.order) ?? -1, [textIn(field)]] as const);
  const texts = [...document.ownTexts].filter(([, own]) => own.some(isShown));
  return new Map(
    [...texts, ...fields].map(([node, own]) => [placeOf(node, parents), judgeTexts(own, stack, noConversions)]),
  );
}

function isShown({ lines, text }: LayoutNode): boolean {
  return text.trim() !== '' && lines.some(({ width }) => width > 0);
}

/** Typed text appears in the middle of its field. */
function textIn(field: LayoutNode): LayoutNode {
  const { x, y, width, height } = field.box;
  const box = { x: x + width / 10, y: y + height / 4, width: (width * 8) / 10, height: height / 2 };
  return { ...field, name: '#text', parent: field, box, isStackingContext: false, lines: [box], text: 'x' };
}

type Parents = ReadonlyMap<number, { readonly parent: number; readonly step: number }>;

function listParents({ elements }: DocumentLayout): Parents {
  return new Map([...elements].flatMap(([parent, nodes]) => nodes.map((node, step) => [node, { parent, step }])));
}

function placeOf(node: number, parents: Parents): string {
  const steps: number[] = [];
  for (let at = parents.get(node); at !== undefined; at = parents.get(at.parent)) steps.unshift(at.step);
  return steps.join(' ');
}
