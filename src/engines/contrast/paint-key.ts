import type { LayoutNode } from './layout.ts';

/**
 * A position in painting order. Compare it item by item. The browser numbers only paint layers, so this rebuilds the
 * order within one (CSS 2.2, appendix E): the layer's own background, layers with a negative z-index, block
 * backgrounds, floats, inline content. Units that are painted as a whole (floats, inline blocks, flex and grid items)
 * have this order inside.
 */
export type PaintKey = readonly number[];

const ownBackground = 0;
const negative = 1;
const content = 2;
const blockPhase = 0;
const floatPhase = 1;
const inlinePhase = 2;

export class PaintOrder {
  readonly #bases = new Map<LayoutNode, PaintKey>();

  /** The key of a node's own background, or of a text. */
  keyOf(node: LayoutNode): PaintKey {
    if (startsLayer(node) || isPaintedAsWhole(node)) return [...this.#baseOf(node), ownBackground];
    const base = node.parent === undefined ? [] : this.#baseOf(node.parent);
    return [...base, content, isInline(node) ? inlinePhase : blockPhase, node.order];
  }

  /** The key of a node's content. */
  #baseOf(node: LayoutNode): PaintKey {
    const known = this.#bases.get(node);
    if (known !== undefined) return known;
    const base = this.#makeBase(node);
    this.#bases.set(node, base);
    return base;
  }

  #makeBase(node: LayoutNode): PaintKey {
    if (startsLayer(node)) {
      const context = isBelowContext(node) ? findContext(node.parent) : undefined;
      // The browser numbers a layer with a negative z-index after the context that it lies behind.
      if (context !== undefined) return [...this.#baseOf(context), negative, node.paint];
      const below = findNegative(node.parent);
      return below === undefined ? [node.paint] : [...this.#baseOf(below), content, inlinePhase, node.paint];
    }
    const outer = node.parent === undefined ? [] : this.#baseOf(node.parent);
    if (!isPaintedAsWhole(node)) return outer;
    return [...outer, content, node.style('float') === 'none' ? inlinePhase : floatPhase, node.order];
  }
}

export function comparePaint(one: PaintKey, two: PaintKey): number {
  for (const [at, value] of one.entries()) {
    const difference = value - (two[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return one.length - two.length;
}

function startsLayer(node: LayoutNode): boolean {
  return node.parent === undefined || node.paint !== node.parent.paint;
}

function isBelowContext(node: LayoutNode): boolean {
  return Number(node.style('z-index')) < 0 && (node.style('position') !== 'static' || isItem(node));
}

function findContext(node: LayoutNode | undefined): LayoutNode | undefined {
  let at = node;
  while (at !== undefined && !at.isStackingContext && at.parent !== undefined) at = at.parent;
  return at;
}

/** The nearest ancestor that lies behind its context, together with everything inside it. */
function findNegative(node: LayoutNode | undefined): LayoutNode | undefined {
  let at = node;
  while (at !== undefined && !(startsLayer(at) && isBelowContext(at))) at = at.parent;
  return at;
}

function isItem({ parent, name }: LayoutNode): boolean {
  return name !== '#text' && /flex|grid/.test(parent?.style('display') ?? '');
}

function isPaintedAsWhole(node: LayoutNode): boolean {
  if (node.name === '#text') return false;
  return node.style('float') !== 'none' || node.style('display').startsWith('inline-') || isItem(node);
}

function isInline(node: LayoutNode): boolean {
  return node.name === '#text' || node.style('display').startsWith('inline');
}
