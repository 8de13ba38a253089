import type { Color } from './color.ts';
import { over, transparent, white } from './color.ts';
import type { LayoutNode } from './layout.ts';
import type { Layers } from './layers.ts';

/** The colors of a text and of its background, as the screen shows them. */
export type Pair = { readonly text: Color; readonly background: Color };

const maxPairs = 512;

/** Every possible pair at a point. Undefined if an unknown layer shows. */
export function compositePairs(
  { below, above }: Layers,
  text: Color,
  groups: readonly LayoutNode[],
): readonly Pair[] | undefined {
  const visible = [...below, ...above];
  let choices: readonly (readonly Solid[])[] = [[]];
  for (const { fill, groups: inside } of visible) {
    if (fill === 'unknown') return undefined;
    if (fill.length === 0) continue;
    choices = choices.flatMap((chosen) => fill.map((color) => [...chosen, { color, groups: inside }]));
    if (choices.length > maxPairs) return undefined;
  }
  const textAt = below.filter(({ fill }) => fill.length > 0).length;
  return choices.map((solids) => ({
    background: composite(solids),
    text: composite([...solids.slice(0, textAt), { color: text, groups }, ...solids.slice(textAt)]),
  }));
}

type Solid = { readonly color: Color; readonly groups: readonly LayoutNode[] };

type Group = { readonly of: LayoutNode | undefined; readonly color: Color };

/** A group with an opacity is painted by itself, and then as a whole. */
function composite(solids: readonly Solid[]): Color {
  const stack: Group[] = [{ of: undefined, color: white }];
  for (const { color, groups } of solids) {
    closeGroups(stack, groups);
    for (const group of groups.slice(stack.length - 1)) stack.push({ of: group, color: transparent });
    const top = stack.pop() ?? { of: undefined, color: white };
    stack.push({ ...top, color: over(color, top.color) });
  }
  closeGroups(stack, []);
  return stack[0]?.color ?? white;
}

/** Ends the open groups that do not contain the next layer. */
function closeGroups(stack: Group[], next: readonly LayoutNode[]): void {
  let kept = 0;
  while (kept < next.length && stack[kept + 1]?.of === next[kept]) kept += 1;
  while (stack.length > kept + 1) {
    const group = stack.pop();
    const below = stack.pop();
    if (group?.of === undefined || below === undefined) return;
    const alpha = group.color.alpha * Number(group.of.style('opacity'));
    stack.push({ ...below, color: over({ ...group.color, alpha }, below.color) });
  }
}
