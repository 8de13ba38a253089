import type { PageFrame } from '../../browser/page-frame.ts';
import { toHex, transparent } from './color.ts';
import { compositePairs } from './composite.ts';
import type { Fill } from './fill.ts';
import { findAltering } from './fill.ts';
import type { LayerStack } from './layers.ts';
import { groupsOf } from './layers.ts';
import type { LayoutNode } from './layout.ts';
import { PageLayout } from './read-page.ts';

/** A document in a layout of the page. `isAltered`: an effect around its frame changes what layers in it say. */
export type PlacedDocument = { readonly layout: PageLayout; readonly index: number; readonly isAltered: boolean };

/** The element of a frame, by its place: see in-page/places.ts. */
export type PlacedFrame = { readonly around: PlacedDocument; readonly place: readonly number[] };

export async function placePage(main: PageFrame, deadline: number): Promise<PlacedDocument> {
  return { layout: await PageLayout.read(main, deadline), index: 0, isAltered: false };
}

/** A frame in another process has a separate layout. */
export async function placeFrame(frame: PageFrame, placed: PlacedFrame, deadline: number): Promise<PlacedDocument> {
  const { layout, index, isAltered } = placed.around;
  const element = layout.nodeAt(index, placed.place);
  const box = layout.documents[index]?.nodes.find(({ id }) => id === element);
  const changes = isAltered || box === undefined || altersContent(box);
  const inside = layout.frameIn(index, element);
  const own = inside === undefined ? await PageLayout.read(frame, deadline, true) : layout;
  own.setBackdrop(inside ?? 0, changes ? 'unknown' : backdropOf(box, layout.stackOf(index)));
  return { layout: own, index: inside ?? 0, isAltered: changes };
}

function altersContent(frame: LayoutNode): boolean {
  return groupsOf(frame).length > 0 || findAltering(frame) !== undefined;
}

/** A frame without a background shows what is behind it. Unknown if that is not one color. */
function backdropOf(frame: LayoutNode, stack: LayerStack): Fill {
  if (!/^rgba\(.*, 0\)$/.test(frame.style('background-color')) || frame.style('background-image') !== 'none')
    return 'unknown';
  const { x, y, width, height } = frame.box;
  const layersAt = stack.readAt({ ...frame, name: '#text', parent: frame, lines: [frame.box] }, frame);
  const colors = [0.02, 0.5, 0.98].flatMap((right) =>
    [0.02, 0.5, 0.98].map((down) => {
      const pairs = compositePairs(layersAt({ x: x + width * right, y: y + height * down }), transparent, []);
      return pairs?.length === 1 ? pairs[0]?.background : undefined;
    }),
  );
  const [first] = colors;
  return first !== undefined && colors.every((color) => color !== undefined && toHex(color) === toHex(first))
    ? [first]
    : 'unknown';
}
