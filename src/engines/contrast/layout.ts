import type { Box } from '../../browser/located.ts';
import type { RawDocument, RawSnapshot, StyleName } from './snapshot-schema.ts';
import { styleNames } from './snapshot-schema.ts';

/** One box of the layout, of an element, a pseudo element, or a text. */
export type LayoutNode = {
  /** The number of its DOM node. */
  readonly id: number;
  /** Lower case: `div`, `#text`, `::before`. */
  readonly name: string;
  /** The nearest ancestor in the flat tree that has a box. */
  readonly parent: LayoutNode | undefined;
  /** The position in the order of the tree. */
  readonly order: number;
  readonly box: Box;
  readonly paint: number;
  readonly isStackingContext: boolean;
  /** The boxes of a text, one for each line. */
  readonly lines: readonly Box[];
  readonly text: string;
  /** A text has the styles of its containing box. */
  readonly style: (name: StyleName) => string;
};

/** One document of a snapshot: its flat tree, in which slots contain their assigned nodes. DOM nodes are numbers. */
export type DocumentLayout = {
  readonly nodes: readonly LayoutNode[];
  /** Children that are elements, without pseudo elements. */
  readonly elements: ReadonlyMap<number, readonly number[]>;
  /** The index of the document in a frame. */
  readonly frames: ReadonlyMap<number, number>;
  readonly parents: readonly number[];
  /** The position of each element among these. */
  readonly steps: ReadonlyMap<number, number>;
  /** Lower case. */
  readonly tagOf: (node: number) => string;
  /** The texts directly in an element, or in its slots. A snapshot does not contain the text in a control. */
  readonly ownTexts: ReadonlyMap<number, readonly LayoutNode[]>;
  /** The texts that styles generate before and after the content of an element. */
  readonly generatedTexts: ReadonlyMap<number, readonly LayoutNode[]>;
  /** The fields and buttons that show a value. */
  readonly fields: readonly LayoutNode[];
};

const elementType = 1;
const textType = 3;
const documentType = 9;

export function readLayouts({ documents, strings }: RawSnapshot): readonly DocumentLayout[] {
  return documents.map((document) => readLayout(document, strings));
}

function readLayout(document: RawDocument, strings: readonly string[]): DocumentLayout {
  const { nodes: raw } = document;
  const reader = new BoxReader(document, strings);
  const boxes = reader.readAll();
  const generatedTexts = new Map<number, LayoutNode[]>();
  for (const text of reader.generated) addTo(generatedTexts, raw.parentIndex[text.id] ?? -1, text);
  const fields = [...boxes.values()].filter(({ id, name }) => isField(name, readType(raw.attributes[id], strings)));
  const pseudos = new Set(raw.pseudoType.index);
  const elements = new Map<number, number[]>();
  for (const [node, parent] of raw.parentIndex.entries()) {
    if (raw.nodeType[node] === elementType && !pseudos.has(node)) addTo(elements, parent, node);
  }
  const steps = new Map(
    [...elements.values()].flatMap((siblings) => siblings.map((node, step) => [node, step] as const)),
  );
  const tagOf = (node: number) => (strings[raw.nodeName[node] ?? -1] ?? '').toLowerCase();
  const ownTexts = readOwnTexts(boxes, document, tagOf);
  const { index, value } = raw.contentDocumentIndex;
  const frames = new Map(index.map((node, at) => [node, value[at] ?? -1]));
  const nodes = [...boxes.values()];
  return { nodes, elements, frames, parents: raw.parentIndex, steps, tagOf, ownTexts, generatedTexts, fields };
}

/** A slot without a box passes its texts on to the element around it. */
function readOwnTexts(
  boxes: ReadonlyMap<number, LayoutNode>,
  { nodes: { parentIndex, pseudoType } }: RawDocument,
  tagOf: (node: number) => string,
): ReadonlyMap<number, readonly LayoutNode[]> {
  const pseudos = new Set(pseudoType.index);
  const ownTexts = new Map<number, LayoutNode[]>();
  for (const [node, box] of boxes) {
    let parent = parentIndex[node] ?? -1;
    while (tagOf(parent) === 'slot' && !boxes.has(parent)) parent = parentIndex[parent] ?? -1;
    if (box.lines.length > 0 && !pseudos.has(parent)) addTo(ownTexts, parent, box);
  }
  return ownTexts;
}

const withoutText = new Set(['hidden', 'range', 'color', 'checkbox', 'radio', 'image']);

function isField(name: string, type: string): boolean {
  return name === 'select' || name === 'textarea' || (name === 'input' && !withoutText.has(type));
}

/** Attributes are names and values in turn. */
function readType(attributes: readonly number[] = [], strings: readonly string[]): string {
  const at = attributes.findIndex((name, index) => index % 2 === 0 && strings[name] === 'type');
  return at === -1 ? '' : (strings[attributes[at + 1] ?? -1] ?? '').toLowerCase();
}

/** Reads the boxes of one document, by DOM node. */
class BoxReader {
  readonly #document: RawDocument;
  readonly #strings: readonly string[];
  readonly #lines = new Map<number, Box[]>();
  readonly #contexts: ReadonlySet<number>;
  readonly #boxes = new Map<number, LayoutNode>();
  /** The texts of pseudo elements, which have a box for themselves and others for their content. */
  readonly generated: LayoutNode[] = [];

  constructor(document: RawDocument, strings: readonly string[]) {
    this.#document = document;
    this.#strings = strings;
    this.#contexts = new Set(document.layout.stackingContexts.index);
    const { layoutIndex, bounds } = document.textBoxes;
    for (const [at, index] of layoutIndex.entries()) addTo(this.#lines, index, toBox(bounds[at]));
  }

  readAll(): ReadonlyMap<number, LayoutNode> {
    const { nodes, layout } = this.#document;
    for (const [index, node] of layout.nodeIndex.entries()) {
      // The document itself has a box without styles.
      if (nodes.nodeType[node] === documentType) continue;
      const pseudo = this.#boxes.get(node);
      if (pseudo === undefined) this.#boxes.set(node, this.#read(index, node));
      else if (/^::(?:before|after)$/.test(pseudo.name)) this.#readGenerated(index, pseudo);
    }
    return this.#boxes;
  }

  #read(index: number, node: number): LayoutNode {
    const { nodes, layout } = this.#document;
    const values = layout.styles[index] ?? [];
    const parent = this.#findParent(node);
    const ownStyle = (name: StyleName) => this.#text(values[positions[name]]);
    const isText = nodes.nodeType[node] === textType;
    return {
      id: node,
      name: this.#text(nodes.nodeName[node]).toLowerCase(),
      parent,
      order: index,
      box: toBox(layout.bounds[index]),
      paint: layout.paintOrders[index] ?? 0,
      isStackingContext: this.#contexts.has(index),
      lines: this.#lines.get(index) ?? [],
      text: isText ? this.#text(nodes.nodeValue[node]) : '',
      style: isText ? (parent?.style ?? ownStyle) : ownStyle,
    };
  }

  #readGenerated(index: number, pseudo: LayoutNode): void {
    const text = this.#text(this.#document.layout.text[index]);
    const { style } = pseudo;
    if (this.#lines.has(index))
      this.generated.push({ ...this.#read(index, pseudo.id), name: '#text', parent: pseudo, text, style });
  }

  #findParent(node: number): LayoutNode | undefined {
    const { parentIndex } = this.#document.nodes;
    let at = parentIndex[node] ?? -1;
    while (at >= 0 && !this.#boxes.has(at)) at = parentIndex[at] ?? -1;
    return this.#boxes.get(at);
  }

  #text(position = -1): string {
    return this.#strings[position] ?? '';
  }
}

// The keys are those of the list.
const positions = Object.fromEntries(styleNames.map((name, at) => [name, at])) as Readonly<Record<StyleName, number>>;

export function addTo<Value>(lists: Map<number, Value[]>, key: number, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function toBox([x = 0, y = 0, width = 0, height = 0]: readonly number[] = []): Box {
  return { x, y, width, height };
}
