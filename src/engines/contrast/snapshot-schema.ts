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
  'border-top-width',
  'border-right-width',
  'border-bottom-width',
  'border-left-width',
  'border-top-left-radius',
  '-webkit-text-stroke-width',
  'color-scheme',
  'appearance',
] as const;
export type StyleName = (typeof styleNames)[number];

const numbers = z.array(z.number());
const rareValues = z.object({ index: numbers, value: numbers });
const rareFlags = z.object({ index: numbers });
const documentSchema = z.object({
  nodes: z.object({
    parentIndex: numbers,
    nodeType: numbers,
    nodeName: numbers,
    nodeValue: numbers,
    contentDocumentIndex: rareValues,
    pseudoType: rareValues,
  }),
  layout: z.object({
    nodeIndex: numbers,
    styles: z.array(numbers),
    bounds: z.array(numbers),
    paintOrders: numbers,
    stackingContexts: rareFlags,
  }),
  textBoxes: z.object({ layoutIndex: numbers, bounds: z.array(numbers) }),
});

/** The used part of the result of `DOMSnapshot.captureSnapshot`. Texts are positions in `strings`. */
export const snapshotSchema = z.object({ documents: z.array(documentSchema), strings: z.array(z.string()) });
export type RawSnapshot = z.infer<typeof snapshotSchema>;
export type RawDocument = z.infer<typeof documentSchema>;
