import { z } from 'zod';
import { inPageCall } from './in-page-code.ts';
import { timeLeft } from '../time/time-left.ts';
import type { PageFrame } from './page-frame.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';
import type { ContentResource, KnownResources } from './read-resources.ts';
import { readResources } from './read-resources.ts';

const readHiddenState = inPageCall<[]>(new URL('in-page/hidden-state.ts', import.meta.url), 'readHiddenState');

/**
 * Computed styles in a snapshot. The content already includes style sheets as text, so these only need to show states
 * without text: a pointer over an element, an animation, or a rule that a script has added.
 */
const styleNames = [
  'color',
  '-webkit-text-fill-color',
  'fill',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'background-color',
  'background-image',
  'background-clip',
  'background-size',
  'background-position',
  'opacity',
  'visibility',
  'display',
  'position',
  'z-index',
  'float',
  'overflow-x',
  'overflow-y',
  'clip',
  'clip-path',
  'text-decoration',
  'text-shadow',
  'text-indent',
  'box-shadow',
  'outline',
  'filter',
  'backdrop-filter',
  'mix-blend-mode',
  'mask-image',
  'transform',
  'border-top',
  'border-right',
  'border-bottom',
  'border-left',
  'line-height',
  'letter-spacing',
  'pointer-events',
  'content-visibility',
  'color-scheme',
  'appearance',
  'content',
] as const;

const numbers = z.array(z.number());
const rareStrings = z.object({ index: numbers, value: numbers });
const documentSchema = z.looseObject({
  frameId: z.number(),
  documentURL: z.number(),
  title: z.number(),
  baseURL: z.number(),
  contentLanguage: z.number(),
  encodingName: z.number(),
  publicId: z.number(),
  systemId: z.number(),
  nodes: z.looseObject({
    nodeType: numbers,
    nodeName: numbers,
    nodeValue: numbers,
    parentIndex: numbers,
    attributes: z.array(numbers),
    shadowRootType: rareStrings,
    textValue: rareStrings,
    inputValue: rareStrings,
    pseudoType: rareStrings,
    pseudoIdentifier: rareStrings,
    currentSourceURL: rareStrings,
    originURL: rareStrings,
  }),
  layout: z.looseObject({ styles: z.array(numbers), text: numbers }),
});

/**
 * The result of `DOMSnapshot.captureSnapshot` with all its members. The named ones are read. Texts are indexes into
 * `strings`.
 */
const snapshotSchema = z.object({ documents: z.array(documentSchema), strings: z.array(z.string()) });
export type PageSnapshot = z.infer<typeof snapshotSchema>;
export type SnapshotDocument = z.infer<typeof documentSchema>;

const hiddenStateSchema = z.object({
  isReplaced: z.boolean(),
  isReadable: z.boolean(),
  sheets: z.array(z.string()),
  cached: z.array(z.string()),
  states: z.array(z.string()),
});

/** All readable content of a page at one moment. */
export type PageContent = {
  readonly snapshot: PageSnapshot;
  /** Style sheets without source text, and the number of rules of the others. */
  readonly sheets: readonly string[];
  /** States of elements that neither attributes nor styles show. */
  readonly states: readonly string[];
  /** Style sheets, scripts, images and fonts. */
  readonly resources: readonly ContentResource[];
};

type PageView = {
  readonly main: PageFrame;
  readonly session: ProtocolSession;
  readonly frameCount: number;
  readonly resources: KnownResources;
};

/**
 * Reads the content of the page and of the frames in its process. Returns undefined if a part cannot be read (a frame
 * of another site, a canvas, a player, a plugin, an image that the browser has discarded), or if the document was
 * replaced after it had settled. Throws PageFailure.
 */
export async function readPageContent(
  { main, session, frameCount, resources: known }: PageView,
  timeoutMs: number,
): Promise<PageContent | undefined> {
  const deadline = performance.now() + timeoutMs;
  const hidden = hiddenStateSchema.parse(await main.evaluate(readHiddenState(), timeLeft(deadline)));
  if (hidden.isReplaced || !hidden.isReadable) return undefined;
  const options = { computedStyles: styleNames, includePaintOrder: true, includeDOMRects: true };
  const reply = await send(session, ['DOMSnapshot.captureSnapshot', options], timeLeft(deadline));
  const snapshot = snapshotSchema.parse(reply);
  if (snapshot.documents.length !== frameCount) return undefined;
  const loaded = { cached: new Set(hidden.cached), known };
  const resources = await readResources(session, loaded, timeLeft(deadline));
  return resources === undefined ? undefined : { snapshot, sheets: hidden.sheets, states: hidden.states, resources };
}
