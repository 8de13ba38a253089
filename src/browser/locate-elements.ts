import type { MissingBox } from '../findings/missing-box.ts';
import { timeLeft } from '../time/time-left.ts';
import { inPageCall } from './in-page-code.ts';
import type { Box, Located, PartRequest, ShownPart } from './located.ts';
import { locatedSchema, partSchema } from './located.ts';
import { PageFailure } from './page-failure.ts';
import type { PageFrame } from './page-frame.ts';
import { meet } from './shot-geometry.ts';

/** An element to find, by the selectors that lead to it through frames and open shadow roots. */
export type ElementPath = { readonly key: string; readonly path: readonly string[] };
export type Placed = ElementPath & { readonly box: Box; readonly isCovered: boolean };
type Unseen = { readonly key: string; readonly reason: MissingBox };

const inPage = new URL('in-page/locate.ts', import.meta.url);
const locate = inPageCall<[paths: readonly (readonly string[])[]]>(inPage, 'locateElements');
const findElement = inPageCall<[path: readonly string[]]>(inPage, 'elementAt');
const callShowPart = inPageCall<[request: PartRequest]>(new URL('in-page/show-part.ts', import.meta.url), 'showPart');

const frameTimeoutMs = 2_000;

/** Elements that a scrolled page shows somewhere, in CSS pixels from the top left of the viewport, and the others. */
type Found = { readonly placed: readonly Placed[]; readonly unseen: readonly Unseen[] };

/** A part of the page with all elements. */
export type Part = Omit<ShownPart, 'located'> & Found;

/** Scrolls to a part of the page, and locates elements, including those inside frames. */
export async function showPart(
  frame: PageFrame,
  { wanted, ...part }: Omit<PartRequest, 'paths'> & { readonly wanted: readonly ElementPath[] },
  timeoutMs: number,
): Promise<Part> {
  const deadline = performance.now() + timeoutMs;
  const call = callShowPart({ ...part, paths: wanted.map(({ path }) => path) });
  const { located, ...shown } = partSchema.parse(await frame.evaluate(call, timeoutMs));
  return { ...shown, ...(await enterFrames(frame, { wanted, located }, deadline)) };
}

type FrameGroup = Extract<Located, { kind: 'frame' }> & { readonly items: ElementPath[] };
type LocatedElements = { readonly wanted: readonly ElementPath[]; readonly located: readonly Located[] };

/** Locates elements inside frames while time remains. */
async function enterFrames(frame: PageFrame, { wanted, located }: LocatedElements, deadline: number): Promise<Found> {
  const placed: Placed[] = [];
  const unseen: Unseen[] = [];
  const inFrames = new Map<string, FrameGroup>();
  for (const [index, found] of located.entries()) {
    const item = wanted[index];
    if (item === undefined) continue;
    if (found.kind === 'element') placed.push({ ...item, box: found.box, isCovered: found.isCovered });
    else if (found.kind === 'unseen') unseen.push({ key: item.key, reason: found.reason });
    else addToFrame(inFrames, { ...found, items: [item] });
  }
  for (const group of inFrames.values()) {
    const inside = await locateInFrame(frame, group, timeLeft(deadline));
    placed.push(...inside.placed);
    unseen.push(...inside.unseen);
  }
  return { placed, unseen };
}

function addToFrame(inFrames: Map<string, FrameGroup>, group: FrameGroup): void {
  const [first] = group.items;
  const name = JSON.stringify(first?.path.slice(0, group.steps));
  const known = inFrames.get(name);
  if (known === undefined) inFrames.set(name, group);
  else known.items.push(...group.items);
}

/** A frame that cannot be read costs its own pictures, not those of the page. */
async function locateInFrame(parent: PageFrame, group: FrameGroup, leftMs: number): Promise<Found> {
  const { steps, items } = group;
  const unread = { placed: [], unseen: items.map(({ key }) => ({ key, reason: 'in_frame' as const })) };
  const timeoutMs = Math.min(frameTimeoutMs, leftMs);
  const deadline = performance.now() + timeoutMs;
  try {
    const frame = await parent.enterFrame(findElement(items[0]?.path.slice(0, steps) ?? []), timeoutMs);
    if (frame === undefined) return unread;
    const wanted = items.map(({ key, path }) => ({ key, path: path.slice(steps) }));
    const call = locate(wanted.map(({ path }) => path));
    const located = locatedSchema.parse(await frame.evaluate(call, timeLeft(deadline)));
    return placeInParent(group, await enterFrames(frame, { wanted, located }, deadline));
  } catch (error) {
    if (error instanceof PageFailure) return unread;
    throw error;
  }
}

function placeInParent({ items, left, top, box: frame }: FrameGroup, { placed, unseen }: Found): Found {
  const paths = new Map(items.map(({ key, path }) => [key, path]));
  const moved = placed.map(({ box, ...item }) => ({
    ...item,
    path: paths.get(item.key) ?? item.path,
    box: meet(frame, { ...box, x: box.x + left, y: box.y + top }),
  }));
  const isShown = ({ box }: Placed) => box.width > 1 && box.height > 1;
  const hidden = moved.filter((item) => !isShown(item)).map(({ key }) => ({ key, reason: 'off_screen' as const }));
  return { placed: moved.filter(isShown), unseen: [...unseen, ...hidden] };
}
