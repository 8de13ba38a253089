import type { Box } from '../../browser/located.ts';
import type { LayoutNode } from './layout.ts';

export type Point = { readonly x: number; readonly y: number };

const isInClip = inherit((node, isAroundIn?: boolean) => isAroundIn === true || cutsOff(node));

/** The ancestors that clip the painting of a node, the innermost first. */
export function clipsOf(node: LayoutNode): readonly LayoutNode[] {
  if (node.parent === undefined || !isInClip(node.parent)) return [];
  const clips: LayoutNode[] = [];
  let escapes = node.name === '#text' ? 'static' : node.style('position');
  for (let at: LayoutNode | undefined = node.parent; at !== undefined; at = at.parent) {
    const isContainer = holds(at, escapes);
    if (isContainer && cutsOff(at)) clips.push(at);
    if (isContainer) escapes = at.style('position');
  }
  return clips;
}

/** True if an ancestor contains a box of this position, so that it also clips it. */
function holds(ancestor: LayoutNode, position: string): boolean {
  if (position !== 'absolute' && position !== 'fixed') return true;
  const isTransformed = ancestor.style('transform') !== 'none' || ancestor.style('filter') !== 'none';
  return isTransformed || (position === 'absolute' && ancestor.style('position') !== 'static');
}

/** The overflow of the root, or of the body in its place, belongs to the viewport. */
function cutsOff(node: LayoutNode): boolean {
  if (node.name === '#text' || node.name === 'html' || node.style('display') === 'inline') return false;
  if (node.name === 'body' && !hasOverflow(node.parent)) return false;
  return hasOverflow(node);
}

function hasOverflow(node: LayoutNode | undefined): boolean {
  return node !== undefined && (node.style('overflow-x') !== 'visible' || node.style('overflow-y') !== 'visible');
}

export function contains({ x, y, width, height }: Box, point: Point): boolean {
  return point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;
}

export function clamp({ x, y, width, height }: Box, point: Point): Point {
  return {
    x: Math.min(Math.max(point.x, x + 0.5), x + width - 0.5),
    y: Math.min(Math.max(point.y, y + 0.5), y + height - 0.5),
  };
}

/** Reads each box once, with the value of the box around it. */
export function inherit<Value>(
  read: (node: LayoutNode, around: Value | undefined) => Value,
): (node: LayoutNode) => Value {
  const known = new WeakMap<LayoutNode, { readonly value: Value }>();
  const find = (node: LayoutNode): Value => {
    const found = known.get(node);
    if (found !== undefined) return found.value;
    const value = read(node, node.parent && find(node.parent));
    known.set(node, { value });
    return value;
  };
  return find;
}

/** The nearest box around a node, or itself, that passes a test. */
export function nearest(test: (node: LayoutNode) => boolean): (node: LayoutNode) => LayoutNode | undefined {
  return inherit((node, around) => (test(node) ? node : around));
}
