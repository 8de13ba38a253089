import { z } from 'zod';
import { inPageCall } from './in-page-code.ts';
import type { Box, PartRequest, ScrollRequest, SeenPart, ShownPart } from './located.ts';
import { PageFailure } from './page-failure.ts';
import type { PageFrame } from './page-frame.ts';
import { isOver, timeLeft } from '../time/time-left.ts';
import { margin } from './shot-geometry.ts';

/** An element to find, by the selectors that lead to it through frames and open shadow roots. */
export type ElementPath = { readonly key: string; readonly path: readonly string[] };
export type Placed = ElementPath & { readonly box: Box; readonly inFrame: boolean };

const inPage = new URL('in-page/locate.ts', import.meta.url);
const locate = inPageCall<[paths: readonly (readonly string[])[]]>(inPage, 'locateElements');
const findElement = inPageCall<[path: readonly string[]]>(inPage, 'elementAt');
const scrollAndLocate = inPageCall<[request: ScrollRequest]>(inPage, 'scrollAndLocate');

const showPart = inPageCall<[request: PartRequest]>(new URL('in-page/show-part.ts', import.meta.url), 'showPart');

const frameTimeoutMs = 2_000;

const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const locatedSchema = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('element'), box: boxSchema }),
    z.object({ kind: z.literal('frame'), steps: z.int(), box: boxSchema }),
    z.object({ kind: z.literal('missing') }),
  ]),
);

const seenSchema = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
  zoom: z.number(),
});
const viewSchema = z.object({ seen: seenSchema, located: locatedSchema });
const partSchema = viewSchema.extend({
  before: z.number(),
  top: z.number(),
  pageHeight: z.number(),
  bars: z.object({ top: z.number(), bottom: z.number() }),
});

/** `seen` is undefined if the element to scroll to is gone. */
type View = { readonly seen: SeenPart | undefined; readonly placed: readonly Placed[] };

/** A part of the page with all elements in it, in CSS pixels from the top left of the viewport. */
export type Part = Omit<ShownPart, 'located'> & { readonly placed: readonly Placed[] };

/** Finds elements in a page, including those inside frames. It omits missing elements. */
export type Locator = {
  readonly locate: (wanted: readonly ElementPath[], timeoutMs: number) => Promise<readonly Placed[]>;
  /** Scrolls to the first element and locates all. */
  readonly scrollTo: (first: Placed, wanted: readonly Placed[], timeoutMs: number) => Promise<View>;
  /** Scrolls to a part of the page and locates all. */
  readonly show: (part: Omit<PartRequest, 'paths'>, wanted: readonly ElementPath[], timeoutMs: number) => Promise<Part>;
};

export function locatorOf(frame: PageFrame): Locator {
  const origin = { frame, left: 0, top: 0 };
  return {
    locate: async (wanted, timeoutMs) => placeElements(origin, wanted, timeoutMs),
    scrollTo: async (first, wanted, timeoutMs) => scrollAndPlace(origin, { first, wanted }, timeoutMs),
    show: async (part, wanted, timeoutMs) => showAndPlace(origin, { part, wanted }, timeoutMs),
  };
}

async function showAndPlace(
  origin: Origin,
  { part, wanted }: { readonly part: Omit<PartRequest, 'paths'>; readonly wanted: readonly ElementPath[] },
  timeoutMs: number,
): Promise<Part> {
  const deadline = performance.now() + timeoutMs;
  const call = showPart({ ...part, paths: wanted.map((item) => item.path) });
  const { located, ...shown } = partSchema.parse(await origin.frame.evaluate(call, timeoutMs));
  return { ...shown, placed: await enterFrames(origin, { wanted, located }, deadline) };
}

/** Takes one round trip if the first element is not in a frame. */
async function scrollAndPlace(
  origin: Origin,
  { first, wanted }: { readonly first: Placed; readonly wanted: readonly Placed[] },
  timeoutMs: number,
): Promise<View> {
  const deadline = performance.now() + timeoutMs;
  const [now] = first.inFrame ? await placeElements(origin, [first], timeoutMs) : [];
  if (first.inFrame && now === undefined) return { seen: undefined, placed: [] };
  const paths = wanted.map((item) => item.path);
  const call = scrollAndLocate({ target: now?.box ?? first.path, margin, paths });
  const view = viewSchema.nullable().parse(await origin.frame.evaluate(call, timeoutMs));
  if (view === null) return { seen: undefined, placed: [] };
  return { seen: view.seen, placed: await enterFrames(origin, { wanted, located: view.located }, deadline) };
}

type Origin = { readonly frame: PageFrame; readonly left: number; readonly top: number };
type FrameGroup = { readonly steps: readonly string[]; readonly box: Box; readonly items: ElementPath[] };

async function placeElements(
  origin: Origin,
  wanted: readonly ElementPath[],
  timeoutMs: number,
): Promise<readonly Placed[]> {
  if (wanted.length === 0) return [];
  const deadline = performance.now() + timeoutMs;
  const paths = wanted.map((item) => item.path);
  const located = locatedSchema.parse(await origin.frame.evaluate(locate(paths), timeoutMs));
  return enterFrames(origin, { wanted, located }, deadline);
}

type LocatedItems = { readonly wanted: readonly ElementPath[]; readonly located: z.infer<typeof locatedSchema> };

/** Returns the elements' boxes within the page. Locates elements inside frames while time remains. */
async function enterFrames(
  origin: Origin,
  { wanted, located }: LocatedItems,
  deadline: number,
): Promise<readonly Placed[]> {
  const placed: Placed[] = [];
  const inFrames = new Map<string, FrameGroup>();
  for (const [index, found] of located.entries()) {
    const item = wanted[index];
    if (item === undefined || found.kind === 'missing') continue;
    const box = { ...found.box, x: found.box.x + origin.left, y: found.box.y + origin.top };
    if (found.kind === 'element') placed.push({ ...item, box, inFrame: false });
    else addToFrame(inFrames, { steps: item.path.slice(0, found.steps), box, items: [item] });
  }
  for (const group of inFrames.values()) {
    if (!isOver(deadline)) placed.push(...(await placeInFrame(origin.frame, group, timeLeft(deadline))));
  }
  return placed;
}

function addToFrame(inFrames: Map<string, FrameGroup>, group: FrameGroup): void {
  const known = inFrames.get(group.steps.join('\n'));
  if (known === undefined) inFrames.set(group.steps.join('\n'), group);
  else known.items.push(...group.items);
}

async function placeInFrame(parent: PageFrame, group: FrameGroup, leftMs: number): Promise<readonly Placed[]> {
  const { steps, box, items } = group;
  const timeoutMs = Math.min(frameTimeoutMs, leftMs);
  try {
    const frame = await parent.enterFrame(findElement(steps), timeoutMs);
    if (frame === undefined) return [];
    const inside = items.map((item) => ({ key: item.key, path: item.path.slice(steps.length) }));
    const placed = await placeElements({ frame, left: box.x, top: box.y }, inside, timeoutMs);
    return placed.map((item) => ({ ...item, path: [...steps, ...item.path], inFrame: true }));
  } catch (error) {
    // A frame that went away costs its own pictures, not those of the page.
    if (error instanceof PageFailure) return [];
    throw error;
  }
}
