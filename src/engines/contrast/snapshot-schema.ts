import { z } from 'zod';

/** The computed styles that the browser adds to a snapshot, in this order. */
export const styleNames = [
  'color',
  '-webkit-text-fill-color',
  'fill',
  'font-family',
  'font-size',
  'font-weight',
  'background-color',
  'background-image',
  'background-clip',
  'background-size',
  'opacity',
  'visibility',
  'display',
  'position',
  'z-index',
  'float',
  'overflow-x',
  'overflow-y',
  'text-shadow',
  'box-shadow',
  'filter',
  'backdrop-filter',
  'mix-blend-mode',
  'mask-image',
  'clip-path',
  'transform',
  'scale',
  'zoom',
  'column-count',
  'column-width',
  'border-top-width',
  'border-right-width',
  'border-bottom-width',
  'border-left-width',
  'border-top-left-radius',
  '-webkit-text-stroke-width',
  'color-scheme',
  'content-visibility',
] as const;
export type StyleName = (typeof styleNames)[number];

/** A snapshot has a million numbers, so only the lists that contain them are checked. */
const numbers = z.custom<readonly number[]>(Array.isArray);
const rows = z.custom<readonly (readonly number[])[]>(Array.isArray);
const strings = z.custom<readonly string[]>(Array.isArray);
const rareValues = z.object({ index: numbers, value: numbers });
const rareFlags = z.object({ index: numbers });
const documentSchema = z.object({
  nodes: z.object({
    parentIndex: numbers,
    nodeType: numbers,
    nodeName: numbers,
    nodeValue: numbers,
    attributes: rows,
    contentDocumentIndex: rareValues,
    pseudoType: rareValues,
  }),
  layout: z.object({
    nodeIndex: numbers,
    text: numbers,
    styles: rows,
    bounds: rows,
    paintOrders: numbers,
    stackingContexts: rareFlags,
  }),
  textBoxes: z.object({ layoutIndex: numbers, bounds: rows }),
});

/** The used part of the result of `DOMSnapshot.captureSnapshot`. Texts are positions in `strings`. */
export const snapshotSchema = z.object({ documents: z.array(documentSchema), strings });
export type RawSnapshot = z.infer<typeof snapshotSchema>;
export type RawDocument = z.infer<typeof documentSchema>;

/** True if the browser may leave out content that is out of view (`content-visibility: auto`). */
export function skipsContent({ documents, strings: texts }: RawSnapshot): boolean {
  const auto = texts.indexOf('auto');
  const at = styleNames.indexOf('content-visibility');
  return auto !== -1 && documents.some(({ layout }) => layout.styles.some((values) => values[at] === auto));
}
