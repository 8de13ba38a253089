import { z } from 'zod';
import type { Box } from './locate-in-page.ts';
import { frameAt, locateElements } from './locate-in-page.ts';
import { PageFault } from './page-fault.ts';
import type { PageFrame } from './page-frame.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';

/** A picture of a strip of the page (JPEG), and which parts of it show which element; all in CSS pixels. */
export type Band = { readonly image: Buffer; readonly shots: readonly Shot[] };
export type Shot = {
  readonly key: string;
  /** Within the band. */
  readonly crop: Box;
  /** The element, within the crop. */
  readonly outline: Box;
};

export type ShotRequest = { readonly key: string; readonly selector: string };

/** Beyond this Chromium cannot draw a page in one piece. */
const deepest = 15_000;
const bandHeight = 1_600;
const margin = 40;
const smallest = { width: 240, height: 120 };
const largest = { width: 1_000, height: 600 };
const frameTimeoutMs = 2_000;

/**
 * Takes pictures of elements, several in one capture where they stand near one another (measured: 1.6 times
 * the speed of one capture each). Elements that cannot be seen get none; `missed` counts those that lie too
 * deep in the page, or that time did not suffice for.
 */
export async function captureElements(
  { main, session }: { readonly main: PageFrame; readonly session: ProtocolSession },
  requests: readonly ShotRequest[],
  timeoutMs: number,
): Promise<{ readonly bands: readonly Band[]; readonly missed: number }> {
  const deadline = performance.now() + timeoutMs;
  const wanted = requests.map((request) => ({ key: request.key, path: request.selector.split(' >>> ') }));
  const placed = await placeElements({ frame: main, left: 0, top: 0 }, wanted, timeoutMs);
  const visible = placed.filter(isVisible).map(({ key, box }) => ({ key, crop: surround(box), element: box }));
  const regions = visible.filter(({ crop }) => crop.y + crop.height <= deepest && crop.x + crop.width <= deepest);
  const bands: Band[] = [];
  for (const plan of planBands(regions)) {
    const left = deadline - performance.now();
    if (left < 500) break;
    bands.push({ image: await captureBand(session, plan.clip, left), shots: plan.shots });
  }
  const taken = bands.reduce((sum, band) => sum + band.shots.length, 0);
  return { bands, missed: visible.length - taken };
}

const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const locatedSchema = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('element'), box: boxSchema }),
    z.object({ kind: z.literal('frame'), steps: z.int(), box: boxSchema }),
    z.object({ kind: z.literal('missing') }),
  ]),
);

type Wanted = { readonly key: string; readonly path: readonly string[] };
type Placed = { readonly key: string; readonly box: Box };
type Origin = { readonly frame: PageFrame; readonly left: number; readonly top: number };

async function placeElements(origin: Origin, wanted: readonly Wanted[], timeoutMs: number): Promise<readonly Placed[]> {
  if (wanted.length === 0) return [];
  const paths = JSON.stringify(wanted.map((item) => item.path));
  const located = locatedSchema.parse(await origin.frame.evaluate(`(${locateElements})(${paths})`, timeoutMs));
  const placed: Placed[] = [];
  const inFrames = new Map<string, { readonly steps: readonly string[]; readonly box: Box; readonly items: Wanted[] }>();
  for (const [index, found] of located.entries()) {
    const item = wanted[index];
    if (item === undefined || found.kind === 'missing') continue;
    const box = { ...found.box, x: found.box.x + origin.left, y: found.box.y + origin.top };
    if (found.kind === 'element') {
      placed.push({ key: item.key, box });
      continue;
    }
    const steps = item.path.slice(0, found.steps);
    const group = inFrames.get(steps.join('\n')) ?? { steps, box, items: [] };
    group.items.push({ key: item.key, path: item.path.slice(found.steps) });
    inFrames.set(steps.join('\n'), group);
  }
  for (const group of inFrames.values()) placed.push(...(await placeInFrame(origin.frame, group)));
  return placed;
}

async function placeInFrame(
  parent: PageFrame,
  group: { readonly steps: readonly string[]; readonly box: Box; readonly items: readonly Wanted[] },
): Promise<readonly Placed[]> {
  try {
    const frame = await parent.enterFrame(`(${frameAt})(${JSON.stringify(group.steps)})`, frameTimeoutMs);
    if (frame === undefined) return [];
    return await placeElements({ frame, left: group.box.x, top: group.box.y }, group.items, frameTimeoutMs);
  } catch (error) {
    // A frame that went away costs its own pictures, not those of the page.
    if (error instanceof PageFault) return [];
    throw error;
  }
}

type BandPlan = { readonly clip: Box; readonly shots: readonly Shot[] };
type Region = { readonly key: string; readonly crop: Box; readonly element: Box };

function isVisible({ box }: Placed): boolean {
  return box.width > 0 && box.height > 0 && box.x + box.width > 0 && box.y + box.height > 0;
}

function planBands(regions: readonly Region[]): readonly BandPlan[] {
  const groups: Region[][] = [];
  for (const region of regions.toSorted((a, b) => a.crop.y - b.crop.y)) {
    const group = groups.at(-1);
    const first = group?.[0];
    const fits = first !== undefined && region.crop.y + region.crop.height - first.crop.y <= bandHeight;
    if (group !== undefined && fits) group.push(region);
    else groups.push([region]);
  }
  return groups.map(planBand);
}

/** The element with its surroundings; of a very large one its top left part. Whole pixels, inside the page. */
function surround(box: Box): Box {
  const width = Math.min(largest.width, Math.max(smallest.width, box.width + 2 * margin));
  const height = Math.min(largest.height, Math.max(smallest.height, box.height + 2 * margin));
  const x = box.width + 2 * margin > width ? box.x - margin : box.x + box.width / 2 - width / 2;
  const y = box.height + 2 * margin > height ? box.y - margin : box.y + box.height / 2 - height / 2;
  return { x: Math.max(0, Math.floor(x)), y: Math.max(0, Math.floor(y)), width: Math.ceil(width), height: Math.ceil(height) };
}

function planBand(regions: readonly Region[]): BandPlan {
  const left = Math.min(...regions.map(({ crop }) => crop.x));
  const top = Math.min(...regions.map(({ crop }) => crop.y));
  const right = Math.max(...regions.map(({ crop }) => crop.x + crop.width));
  const bottom = Math.max(...regions.map(({ crop }) => crop.y + crop.height));
  const shots = regions.map(({ key, crop, element }) => ({
    key,
    crop: { ...crop, x: crop.x - left, y: crop.y - top },
    outline: { ...element, x: element.x - crop.x, y: element.y - crop.y },
  }));
  return { clip: { x: left, y: top, width: right - left, height: bottom - top }, shots };
}

async function captureBand(session: ProtocolSession, clip: Box, timeoutMs: number): Promise<Buffer> {
  const reply = await send(
    session,
    'Page.captureScreenshot',
    { format: 'jpeg', quality: 90, clip: { ...clip, scale: 1 }, captureBeyondViewport: true, optimizeForSpeed: true },
    timeoutMs,
  );
  return Buffer.from(z.object({ data: z.string() }).parse(reply).data, 'base64');
}
