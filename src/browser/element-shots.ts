import { z } from 'zod';
import type { Box, SeenPart } from './locate-in-page.ts';
import { elementAt, locateElements, scrollToBox } from './locate-in-page.ts';
import { PageFault } from './page-fault.ts';
import type { PageFrame } from './page-frame.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';

/**
 * A picture of one view of the page (JPEG), and which parts of it show which element; all in pixels of the screen, without
 * the device's scale: CSS pixels, if the page is not zoomed.
 */
export type Band = {
  readonly image: Buffer;
  readonly width: number;
  readonly height: number;
  readonly shots: readonly Shot[];
};
export type Shot = {
  readonly key: string;
  /** Within the band. */
  readonly crop: Box;
  /** The element, within the crop. */
  readonly outline: Box;
};

export type ShotRequest = { readonly key: string; readonly selector: string };

type PageView = { readonly main: PageFrame; readonly session: ProtocolSession };
type Wanted = { readonly key: string; readonly path: readonly string[] };
type Placed = Wanted & { readonly box: Box; readonly inFrame: boolean };

const margin = 40;
const smallest = { width: 240, height: 120 };
const largest = { width: 1_000, height: 600 };
/** Of an element that is larger than a picture may be, so much shows what it is. */
const enough = { width: 640, height: 400 };
const frameTimeoutMs = 2_000;

/**
 * Takes pictures of elements, all that stand in one view with one capture. It scrolls: a capture beyond the
 * viewport makes Chromium lay out and draw the whole page (measured on a page of 39,000 px: 600 ms against
 * 25 to 100). Elements that cannot be seen get none; `missed` counts those that time did not suffice for.
 */
export async function captureElements(
  view: PageView,
  requests: readonly ShotRequest[],
  timeoutMs: number,
): Promise<{ readonly bands: readonly Band[]; readonly missed: number }> {
  const deadline = performance.now() + timeoutMs;
  const wanted = requests.map((request) => ({ key: request.key, path: request.selector.split(' >>> ') }));
  const placed = (await placeElements({ frame: view.main, left: 0, top: 0 }, wanted, timeoutMs)).filter(isVisible);
  let pending: readonly Placed[] = placed.toSorted((a, b) => a.box.y - b.box.y);
  const bands: Band[] = [];
  for (let first = pending[0]; first !== undefined; first = pending[0]) {
    const left = deadline - performance.now();
    if (left < 500) break;
    const band = await captureView(view, { first, pending, timeoutMs: left });
    if (band !== undefined) bands.push(band);
    const done = new Set(band?.shots.map((shot) => shot.key));
    pending = pending.filter((item) => item !== first && !done.has(item.key));
  }
  return { bands, missed: pending.length };
}

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

type Origin = { readonly frame: PageFrame; readonly left: number; readonly top: number };
type FrameGroup = { readonly steps: readonly string[]; readonly box: Box; readonly items: Wanted[] };

async function placeElements(origin: Origin, wanted: readonly Wanted[], timeoutMs: number): Promise<readonly Placed[]> {
  if (wanted.length === 0) return [];
  const paths = JSON.stringify(wanted.map((item) => item.path));
  const located = locatedSchema.parse(await origin.frame.evaluate(`(${String(locateElements)})(${paths})`, timeoutMs));
  return enterFrames(origin, wanted, located);
}

/** The elements' boxes within the whole page; those inside frames are asked for there. */
async function enterFrames(
  origin: Origin,
  wanted: readonly Wanted[],
  located: z.infer<typeof locatedSchema>,
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
  for (const group of inFrames.values()) placed.push(...(await placeInFrame(origin.frame, group)));
  return placed;
}

function addToFrame(inFrames: Map<string, FrameGroup>, group: FrameGroup): void {
  const known = inFrames.get(group.steps.join('\n'));
  if (known === undefined) inFrames.set(group.steps.join('\n'), group);
  else known.items.push(...group.items);
}

async function placeInFrame(parent: PageFrame, group: FrameGroup): Promise<readonly Placed[]> {
  const { steps, box, items } = group;
  try {
    const frame = await parent.enterFrame(`(${String(elementAt)})(${JSON.stringify(steps)})`, frameTimeoutMs);
    if (frame === undefined) return [];
    const inside = items.map((item) => ({ key: item.key, path: item.path.slice(steps.length) }));
    const placed = await placeElements({ frame, left: box.x, top: box.y }, inside, frameTimeoutMs);
    return placed.map((item) => ({ ...item, path: [...steps, ...item.path], inFrame: true }));
  } catch (error) {
    // A frame that went away costs its own pictures, not those of the page.
    if (error instanceof PageFault) return [];
    throw error;
  }
}

function isVisible({ box }: Placed): boolean {
  return box.width > 0 && box.height > 0;
}

/** Scrolls to the first element, and takes all that are then in view. Positions are measured again: some elements are sticky. */
async function captureView(
  view: PageView,
  {
    first,
    pending,
    timeoutMs,
  }: { readonly first: Placed; readonly pending: readonly Placed[]; readonly timeoutMs: number },
): Promise<Band | undefined> {
  const { seen, placed } = await scrollAndPlace(view.main, { first, wanted: pending.slice(0, 100) }, timeoutMs);
  if (seen === undefined) return undefined;
  const shots = placed
    .map(({ key, box }) => ({ key, element: onScreen(seen, box) }))
    .filter(({ key, element }) => isInView(seen, element) || (key === first.key && touches(seen, element)))
    .map(({ key, element }) => {
      const crop = clampTo(seen, surround(element));
      return { key, crop, outline: { ...element, x: element.x - crop.x, y: element.y - crop.y } };
    });
  if (shots.length === 0) return undefined;
  const image = await capture(view, timeoutMs);
  return { image, width: seen.width, height: seen.height, shots };
}

type View = { readonly seen: SeenPart | undefined; readonly placed: readonly Placed[] };

/** In one round trip where the first element stands in the page itself. Without `seen` it is no longer there. */
async function scrollAndPlace(
  frame: PageFrame,
  { first, wanted }: { readonly first: Placed; readonly wanted: readonly Placed[] },
  timeoutMs: number,
): Promise<View> {
  const origin = { frame, left: 0, top: 0 };
  const [now] = first.inFrame ? await placeElements(origin, [first], timeoutMs) : [];
  if (first.inFrame && now === undefined) return { seen: undefined, placed: [] };
  const target = JSON.stringify(now?.box ?? null);
  const paths = JSON.stringify(wanted.map((item) => item.path));
  const call = `(async (locate, scroll) => {
    const [first] = ${target} === null ? locate([${JSON.stringify(first.path)}]) : [{ kind: 'element', box: ${target} }];
    return first.kind === 'element' ? { seen: await scroll(first.box, ${margin}), located: locate(${paths}) } : null;
  })(${String(locateElements)}, ${String(scrollToBox)})`;
  const view = viewSchema.nullable().parse(await frame.evaluate(call, timeoutMs));
  if (view === null) return { seen: undefined, placed: [] };
  return { seen: view.seen, placed: await enterFrames(origin, wanted, view.located) };
}

function onScreen({ left, top, zoom }: SeenPart, box: Box): Box {
  return { x: (box.x - left) * zoom, y: (box.y - top) * zoom, width: box.width * zoom, height: box.height * zoom };
}

/** The element with its surroundings; of a very large one its top left part. Whole pixels. */
function surround(box: Box): Box {
  const width = Math.min(largest.width, Math.max(smallest.width, box.width + 2 * margin));
  const height = Math.min(largest.height, Math.max(smallest.height, box.height + 2 * margin));
  const x = box.width + 2 * margin > width ? box.x - margin : box.x + box.width / 2 - width / 2;
  const y = box.height + 2 * margin > height ? box.y - margin : box.y + box.height / 2 - height / 2;
  return { x: Math.floor(x), y: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height) };
}

type Size = { readonly width: number; readonly height: number };

function clampTo(view: Size, box: Box): Box {
  const x = Math.max(0, box.x);
  const y = Math.max(0, box.y);
  const width = Math.min(box.x + box.width, view.width) - x;
  const height = Math.min(box.y + box.height, view.height) - y;
  return { x, y, width: Math.max(1, width), height: Math.max(1, height) };
}

function isInView(view: Size, box: Box): boolean {
  const right = box.x + Math.min(box.width, enough.width);
  const bottom = box.y + Math.min(box.height, enough.height);
  return box.x >= 0 && box.y >= 0 && right <= view.width && bottom <= view.height;
}

function touches(view: Size, box: Box): boolean {
  return box.x < view.width && box.y < view.height && box.x + box.width > 0 && box.y + box.height > 0;
}

const pictureSchema = z.object({ data: z.string() });

/**
 * The whole view: with a clip, which may look cheaper, Chromium emulates another view for the moment and forgets what it holds of
 * style sheets, scripts and pictures, so that the next page reads them from the disk again (150 ms CPU, measured).
 */
async function capture(view: PageView, timeoutMs: number): Promise<Buffer> {
  const options = { format: 'jpeg', quality: 90, captureBeyondViewport: false, optimizeForSpeed: true };
  const reply = await send(view.session, ['Page.captureScreenshot', options], timeoutMs);
  return Buffer.from(pictureSchema.parse(reply).data, 'base64');
}
