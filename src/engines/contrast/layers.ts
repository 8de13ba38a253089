import type { Box } from '../../browser/located.ts';
import type { Point } from './clip.ts';
import { clamp, clipsOf, contains, inherit, nearest } from './clip.ts';
import type { Conversions } from './color.ts';
import type { Fill, Touch } from './fill.ts';
import { fillOf, isOpaque, shadowOf, touch } from './fill.ts';
import type { LayoutNode } from './layout.ts';
import { addTo } from './layout.ts';
import type { PaintKey } from './paint-key.ts';
import { PaintOrder, comparePaint } from './paint-key.ts';

/**
 * A paint at a point. `groups`: the ancestors with an opacity below 1 that contain it, the outermost first. `isShadow`:
 * how much of it is there is unknown.
 */
export type Layer = { readonly fill: Fill; readonly groups: readonly LayoutNode[]; readonly isShadow?: boolean };

/** The layers at a point of a text, from the bottom up. Below, the first covers what is behind it. */
export type Layers = { readonly below: readonly Layer[]; readonly above: readonly Layer[] };

type Painted = {
  readonly node: LayoutNode;
  readonly key: PaintKey;
  readonly fill: Fill;
  readonly groups: readonly LayoutNode[];
  readonly clips: readonly LayoutNode[];
  readonly fixed: LayoutNode | undefined;
};
type Text = {
  readonly key: PaintKey;
  readonly ancestors: ReadonlySet<LayoutNode>;
  readonly clips: readonly LayoutNode[];
  readonly fixed: LayoutNode | undefined;
};

const shadowRoom = 200;
const bandPx = 400;
const mostBands = 50;

/** The painted boxes of a document, in painting order. */
export class LayerStack {
  readonly #order = new PaintOrder();
  readonly #painted: readonly Painted[];
  readonly #canvas: Layer;
  readonly #inlineLines: ReadonlyMap<LayoutNode, readonly LayoutNode[]>;
  /** The positions of painted boxes by horizontal bands of the page, so that a text looks only at its surroundings. */
  readonly #bands = new Map<number, number[]>();
  readonly #everywhere: number[] = [];
  readonly #conversions: Conversions;
  readonly #shadows = new Map<LayoutNode, Fill>();

  /** `base`: the paint behind the document. */
  constructor(nodes: readonly LayoutNode[], conversions: Conversions, base: Fill) {
    this.#conversions = conversions;
    const root = nodes.find(({ name }) => name === 'html');
    const canvas = [root, nodes.find(({ name }) => name === 'body')].find(
      (node) => node !== undefined && fillOf(node, conversions) !== undefined,
    );
    this.#canvas = { fill: canvasFill({ root, canvas, base }, conversions), groups: [] };
    this.#inlineLines = findInlineTexts(nodes);
    this.#painted = nodes
      .flatMap((node) => {
        const fill = node === canvas ? undefined : (fillOf(node, conversions) ?? edgeOnly(node));
        if (fill === undefined || findTransparent(node) !== undefined) return [];
        return [
          {
            node,
            fill,
            key: this.#order.keyOf(node),
            groups: groupsOf(node),
            clips: clipsOf(node),
            fixed: findFixed(node),
          },
        ];
      })
      .toSorted((one, two) => comparePaint(one.key, two.key));
    for (const [at, { node, fixed }] of this.#painted.entries()) {
      const { x, y, width, height } = node.box;
      const bands = bandsOf({ x, y: y - shadowRoom, width, height: height + 2 * shadowRoom });
      if (fixed !== undefined || bands.length > mostBands) this.#everywhere.push(at);
      else for (const band of bands) addTo(this.#bands, band, at);
    }
  }

  /** Returns a function that gives the layers at the points of one text, without the paint of one box. */
  readAt(text: LayoutNode, without?: LayoutNode): (point: Point) => Layers {
    const ancestors = new Set<LayoutNode>();
    for (let at: LayoutNode | undefined = text; at !== undefined; at = at.parent) ancestors.add(at);
    const of: Text = { key: this.#order.keyOf(text), ancestors, clips: clipsOf(text), fixed: findFixed(text) };
    const near = this.#near(text, of.clips).filter(
      ({ node, fixed }) => node !== without && (fixed !== undefined || reaches(node, text, of.clips)),
    );
    const isBelow = ({ node, key }: Painted) => ancestors.has(node) || comparePaint(key, of.key) < 0;
    const below = near.filter(isBelow).toReversed();
    const above = near.filter((painted) => !isBelow(painted));
    return (point) => ({
      below: this.#listDown(below, of, point),
      above: above.flatMap((painted) => this.#layerAt(painted, of, point) ?? []),
    });
  }

  /** The layers below a text, of boxes from the top down. What is behind a cover does not show. */
  #listDown(boxes: readonly Painted[], text: Text, point: Point): readonly Layer[] {
    const layers: Layer[] = [];
    for (const painted of boxes) {
      const layer = this.#layerAt(painted, text, point);
      if (layer === undefined) continue;
      layers.push(layer);
      if (isCover(layer)) return layers.toReversed();
    }
    return [...layers, this.#canvas].toReversed();
  }

  /** The boxes that may be near a text, in painting order. */
  #near(text: LayoutNode, clips: readonly LayoutNode[]): readonly Painted[] {
    const bands = new Set([text, ...clips].flatMap(({ box }) => bandsOf(box)));
    for (const line of text.lines) for (const band of bandsOf(line)) bands.add(band);
    if (bands.size > mostBands) return this.#painted;
    const found = new Set([...bands].flatMap((band) => this.#bands.get(band) ?? []));
    return [...found, ...this.#everywhere].toSorted((a, b) => a - b).flatMap((at) => this.#painted[at] ?? []);
  }

  #layerAt(painted: Painted, text: Text, point: Point): Layer | undefined {
    const { fixed, fill, groups, node } = painted;
    if (fixed !== undefined && !text.ancestors.has(fixed)) {
      // A fixed bar covers other text only until the visitor scrolls. A fixed background is behind all of it.
      if (comparePaint(painted.key, text.key) > 0) return undefined;
      if (isWide(node)) return { fill, groups };
    }
    const touched = this.#touch(painted, text, pointFor(painted, text, point));
    if (touched === 'outside') return undefined;
    if (touched === 'edge' || isElsewhere(painted, text)) return { fill: 'unknown', groups };
    return touched === 'inside' ? { fill, groups } : { fill: this.#shadowOf(node), groups, isShadow: true };
  }

  #shadowOf(node: LayoutNode): Fill {
    const fill = this.#shadows.get(node) ?? shadowOf(node, this.#conversions);
    this.#shadows.set(node, fill);
    return fill;
  }

  #touch(painted: Painted, text: Text, point: Point | undefined): Touch {
    const touched = point === undefined ? 'outside' : touch(painted.node, point);
    return point === undefined || touched === 'outside' || this.#isBesideLines(painted, text, point)
      ? 'outside'
      : touched;
  }

  /**
   * True if the point is beside the lines of an inline element, because the box of an element that spans lines contains
   * more than it paints.
   */
  #isBesideLines({ node }: Painted, { ancestors }: Text, point: Point): boolean {
    if (ancestors.has(node) || node.style('display') !== 'inline') return false;
    const texts = this.#inlineLines.get(node);
    return texts !== undefined && !texts.some(({ lines }) => lines.some((line) => contains(line, point)));
  }
}

/**
 * True if a box may be at another place: the content behind a fixed bar depends on the scroll position, and the parts of
 * a box in columns do not fill the box around them.
 */
function isElsewhere({ node, fixed }: Painted, text: Text): boolean {
  const isBehindFixed = text.fixed !== undefined && fixed !== text.fixed;
  return isBehindFixed || (!text.ancestors.has(node) && isInColumns(node));
}

/** True for an opaque paint outside any group. */
function isCover({ fill, groups }: Layer): boolean {
  return groups.length === 0 && fill !== 'unknown' && fill.length > 0 && isOpaque(fill);
}

function bandsOf({ y, height }: Box): readonly number[] {
  const first = Math.floor(y / bandPx);
  const count = Math.floor((y + height) / bandPx) - first + 1;
  return Array.from({ length: Math.min(count, mostBands + 1) }, (_none, at) => first + at);
}

/** A fixed box as large as a viewport is a background. */
function isWide({ box }: LayoutNode): boolean {
  return box.width > 300 && box.height > 400;
}

type Canvas = { readonly root: LayoutNode | undefined; readonly canvas: LayoutNode | undefined; readonly base: Fill };

function canvasFill({ root, canvas, base }: Canvas, conversions: Conversions): Fill {
  const fill = canvas === undefined ? undefined : fillOf(canvas, conversions);
  // A dark scheme has a dark canvas.
  if (fill === undefined) return root?.style('color-scheme').includes('dark') === true ? 'unknown' : base;
  if (fill === 'unknown' || fill.every(({ alpha }) => alpha === 1)) return fill;
  return 'unknown';
}

/** A box that paints only a border or a shadow. */
function edgeOnly(node: LayoutNode): Fill | undefined {
  if (node.name === '#text' || node.style('visibility') !== 'visible') return undefined;
  const sides = ['top', 'right', 'bottom', 'left'] as const;
  const hasBorder = sides.some((side) => Number.parseFloat(node.style(`border-${side}-width`)) > 0);
  return hasBorder || !['none', ''].includes(node.style('box-shadow')) ? [] : undefined;
}

/**
 * The point at which a box is checked. Text that is scrolled out of its scroller appears at the scroller's edge, so
 * content outside the scroller is checked there. Undefined if a clip removes the box at the point.
 */
function pointFor({ node, clips }: Painted, text: Text, point: Point): Point | undefined {
  let at = point;
  for (const clip of text.clips) if (clip === node || !clips.includes(clip)) at = clamp(clip.box, at);
  const isCut = clips.some((clip) => !text.clips.includes(clip) && !contains(clip.box, at));
  return isCut ? undefined : at;
}

/** True if a box may paint at a point of the text, or at a place where its scrollers show it. */
function reaches({ box }: LayoutNode, text: LayoutNode, clips: readonly LayoutNode[]): boolean {
  const places = [text.box, ...text.lines, ...clips.map((clip) => clip.box)];
  return places.some(
    (place) =>
      box.x - shadowRoom < place.x + place.width &&
      place.x < box.x + box.width + shadowRoom &&
      box.y - shadowRoom < place.y + place.height &&
      place.y < box.y + box.height + shadowRoom,
  );
}

function findInlineTexts(nodes: readonly LayoutNode[]): ReadonlyMap<LayoutNode, readonly LayoutNode[]> {
  const texts = new Map<LayoutNode, LayoutNode[]>();
  for (const text of nodes) {
    if (text.lines.length === 0) continue;
    for (let at = text.parent; at?.style('display') === 'inline'; at = at.parent) {
      const known = texts.get(at);
      if (known === undefined) texts.set(at, [text]);
      else known.push(text);
    }
  }
  return texts;
}

const noGroups: readonly LayoutNode[] = [];

/** The boxes around a node with an opacity below 1, the outermost first. */
export const groupsOf = inherit((node, around: readonly LayoutNode[] = noGroups) =>
  node.name !== '#text' && Number(node.style('opacity')) < 1 ? [...around, node] : around,
);

const findTransparent = nearest(({ name, style }) => name !== '#text' && Number(style('opacity')) === 0);

const findColumns = nearest(
  ({ name, style }) => name !== '#text' && (style('column-count') !== 'auto' || style('column-width') !== 'auto'),
);

/** True for a box that columns may divide. */
function isInColumns({ parent }: LayoutNode): boolean {
  return parent !== undefined && findColumns(parent) !== undefined;
}

const findFixed = nearest(({ name, style }) => name !== '#text' && ['fixed', 'sticky'].includes(style('position')));
