import { z } from 'zod';
import type { Piece } from './join-pieces.ts';
import { joinPieces } from './join-pieces.ts';
import type { ShownTexts } from './read-drawings.ts';
import { readDrawings } from './read-drawings.ts';

/** There are millions of them, and they only lead to strings, so their kind is not checked. */
const numbers = z.custom<readonly number[]>(Array.isArray);
const lists = z.custom<readonly (readonly number[])[]>(Array.isArray);
const rareStrings = z.object({ index: numbers, value: numbers });
const documentSchema = z.object({
  nodes: z.object({
    nodeName: numbers,
    nodeValue: numbers,
    parentIndex: numbers,
    attributes: lists,
    inputValue: rareStrings,
    textValue: rareStrings,
    currentSourceURL: rareStrings,
    contentDocumentIndex: z.object({ index: numbers }),
  }),
  layout: z.object({
    nodeIndex: numbers,
    styles: lists,
    text: numbers,
  }),
  textBoxes: z.object({
    layoutIndex: numbers,
    bounds: lists,
    start: numbers,
    length: numbers,
  }),
});

/** The result of `DOMSnapshot.captureSnapshot` with `shownStyles`. Texts are indexes into `strings`. */
export const shownSchema = z.object({ documents: z.array(documentSchema), strings: z.array(z.string()) });
type Snapshot = z.infer<typeof shownSchema>;
type SnapshotDocument = z.infer<typeof documentSchema>;

/** The covers of fields and drawings, and what usually draws a picture. Each style costs time on a large page. */
export const shownStyles = [
  '-webkit-text-security',
  'mask-image',
  '-webkit-mask-box-image-source',
  'background-image',
  'border-image-source',
  'list-style-image',
  'content',
  'filter',
] as const;

/**
 * Lists the visible texts in the documents of a process, including closed shadow roots, in steps between which other
 * work may run. It omits the values of covered fields.
 */
export function* listShownTexts({ documents, strings }: Snapshot): Generator<undefined, ShownTexts> {
  const all: ShownTexts[] = [];
  for (const document of documents) all.push(yield* readDocument(strings, document));
  for (const [index, text] of strings.entries()) {
    if (index % perStep === 0) yield;
    if (text.length > shortestDrawing) all.push(readDrawings(text));
  }
  return {
    texts: all.flatMap(({ texts }) => texts),
    letters: all.map(({ letters }) => letters).join(''),
    isKnown: all.every(({ isKnown }) => isKnown),
  };
}

/** Some milliseconds of work. */
const perStep = 500;
const shortestDrawing = 'data:image/svg+xml,'.length;

/** An element with a box in the layout. */
type Box = {
  readonly name: string;
  readonly styles: Readonly<Record<string, string>>;
  readonly attributes: Readonly<Record<string, string>>;
  readonly source: string;
  readonly value: string;
  readonly hasDocument: boolean;
};

function* readDocument(strings: readonly string[], document: SnapshotDocument): Generator<undefined, ShownTexts> {
  const boxes = yield* readBoxes(strings, document);
  const open = boxes.filter(({ styles }) => styles['-webkit-text-security'] !== 'disc');
  const fields = open.filter(({ name }) => fieldNames.has(name));
  const options = fields.some(({ name }) => name === 'SELECT') ? readOptions(strings, document) : [];
  const values = fields.flatMap(({ value, attributes }) => [value, attributes['value'], attributes['placeholder']]);
  const names = open.flatMap(({ attributes }) => [attributes['alt'], attributes['label']]);
  yield;
  const pieces = readPieces(strings, document);
  yield;
  return {
    texts: [...joinPieces(pieces), ...options, ...[...values, ...names].flatMap((text) => text ?? [])],
    letters: '',
    isKnown: !boxes.some(isOpaque) && !drawsInFilter(strings, document),
  };
}

const fieldNames: ReadonlySet<string> = new Set(['INPUT', 'TEXTAREA', 'SELECT']);

function* readBoxes(
  strings: readonly string[],
  { nodes, layout }: SnapshotDocument,
): Generator<undefined, readonly Box[]> {
  const textAt = (index: number | undefined) => strings[index ?? -1] ?? '';
  const mapOf = ({ index, value }: z.infer<typeof rareStrings>) =>
    new Map(index.map((node, at) => [node, textAt(value[at])]));
  const values = new Map([...mapOf(nodes.inputValue), ...mapOf(nodes.textValue)]);
  const sources = mapOf(nodes.currentSourceURL);
  const withDocument = new Set(nodes.contentDocumentIndex.index);
  const boxes: Box[] = [];
  for (const [at, node] of layout.nodeIndex.entries()) {
    if (at % perStep === 0) yield;
    const list = (nodes.attributes[node] ?? []).map(textAt);
    const attributes = list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1] ?? ''] as const] : []));
    boxes.push({
      name: textAt(nodes.nodeName[node]),
      styles: Object.fromEntries(shownStyles.map((name, index) => [name, textAt(layout.styles[at]?.[index])])),
      attributes: Object.fromEntries(attributes),
      source: sources.get(node) ?? '',
      value: values.get(node) ?? '',
      hasDocument: withDocument.has(node),
    });
  }
  return boxes;
}

/** Reads pieces in tree order. Text of SVG and of markers does not always have its own boxes. */
function readPieces(strings: readonly string[], { layout, textBoxes }: SnapshotDocument): readonly Piece[] {
  const texts = layout.text.map((index) => strings[index] ?? '');
  const placed = Map.groupBy(textBoxes.layoutIndex.keys(), (at) => textBoxes.layoutIndex[at] ?? -1);
  return texts.flatMap((text, index): readonly Piece[] => {
    if (text === '') return [];
    const parts = (placed.get(index) ?? []).map((at) => {
      const start = textBoxes.start[at] ?? 0;
      const [x = 0, y = 0, width = 0, height = 0] = textBoxes.bounds[at] ?? [];
      return {
        text: text.slice(start, start + (textBoxes.length[at] ?? 0)),
        x: x + width / 2,
        y: y + height / 2,
        height,
      };
    });
    return [{ text, parts }];
  });
}

/** A closed list has no boxes for its options, which show their label or else their text. */
function readOptions(strings: readonly string[], { nodes }: SnapshotDocument): readonly string[] {
  const isOption = (node: number | undefined) => strings[nodes.nodeName[node ?? -1] ?? -1] === 'OPTION';
  const shown = nodes.nodeValue.flatMap((text, node) => {
    if (isOption(nodes.parentIndex[node])) return [text];
    const attributes = isOption(node) ? (nodes.attributes[node] ?? []) : [];
    return attributes.filter((_value, at) => at % 2 === 1 && strings[attributes[at - 1] ?? -1] === 'label');
  });
  return shown.map((text) => strings[text] ?? '');
}

const covered = 'linear-gradient(rgba(0, 0, 0, 0), rgba(0, 0, 0, 0))';
/** The browser takes any type but the full one of SVG for another kind of picture. */
const drawnUrl = /^(?:blob:|data:(?!image\/svg\+xml[;,]))/i;
const drawnStyle = /url\("(?:blob:|data:(?!image\/svg\+xml[;,]))|\bpaint\(/i;

/** True for elements that scripts may have drawn and that are not covered. The content of a plugin cannot be read. */
function isOpaque({ name, styles, attributes, source, hasDocument }: Box): boolean {
  if (Object.values(styles).some((style) => drawnStyle.test(style))) return true;
  if (styles['mask-image'] === covered) return false;
  if (name === 'EMBED' || name === 'OBJECT') return !hasDocument;
  const urls = [source, attributes['src'], attributes['href'], attributes['xlink:href']];
  return name === 'CANVAS' || (pictureNames.has(name) && urls.some((url) => drawnUrl.test(url ?? '')));
}

const pictureNames: ReadonlySet<string> = new Set(['IMG', 'INPUT', 'VIDEO', 'image']);

/** A filter has no box, and neither has a picture in it. */
function drawsInFilter(strings: readonly string[], { nodes }: SnapshotDocument): boolean {
  return nodes.nodeName.some((name, node) => {
    const isPicture = strings[name] === 'feImage';
    return isPicture && nodes.attributes[node]?.some((text) => drawnUrl.test(strings[text] ?? '')) === true;
  });
}
