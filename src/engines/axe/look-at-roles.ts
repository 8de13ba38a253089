import { z } from 'zod';
import type { PageFrame } from '../../browser/page-frame.ts';
import { inPageCall } from '../../browser/in-page-code.ts';
import { timeLeft } from '../../time/time-left.ts';
import type { ReviewOutcome } from '../review.ts';

const looks = new URL('in-page/looks.ts', import.meta.url);
const isSpreadOverRoots = inPageCall<[path: readonly string[]]>(looks, 'isSpreadOverRoots');
const elementOrFrameAt = inPageCall<[path: readonly string[]]>(
  new URL('../in-page/find-at.ts', import.meta.url),
  'elementOrFrameAt',
);

/** Roles as Chromium names them, with the roles that may be directly in them (ARIA 1.2, HTML). */
const ownedRoles: Readonly<Record<string, readonly string[]>> = {
  DescriptionList: ['term', 'definition'],
  feed: ['article'],
  grid: ['row', 'rowgroup', 'caption'],
  group: ['listitem', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'option', 'treeitem'],
  list: ['listitem'],
  listbox: ['option', 'group'],
  menu: ['menuitem', 'menuitemcheckbox', 'menuitemradio', 'group', 'separator'],
  menubar: ['menuitem', 'menuitemcheckbox', 'menuitemradio', 'group', 'separator'],
  radiogroup: ['radio'],
  row: ['cell', 'gridcell', 'columnheader', 'rowheader'],
  rowgroup: ['row'],
  suggestion: ['insertion', 'deletion'],
  table: ['row', 'rowgroup', 'caption'],
  tablist: ['tab'],
  tree: ['treeitem', 'group'],
  treegrid: ['row', 'rowgroup', 'caption'],
};
/** Rules about an element whose parent is wrong. Those of the others are about its children. */
const parentRules = new Set(['listitem', 'dlitem', 'aria-required-parent']);

const treeSchema = z.object({
  nodes: z.array(
    z.object({
      nodeId: z.string(),
      parentId: z.string().optional(),
      ignored: z.boolean(),
      role: z.object({ value: z.string() }).optional(),
    }),
  ),
});
type Tree = z.infer<typeof treeSchema>['nodes'];
type Node = Tree[number];

/** The element of a finding: the document that it is in, and the path to it there. */
export type Place = {
  readonly frame: PageFrame;
  readonly path: readonly string[];
  readonly rule: string;
  readonly deadline: number;
};

const callMs = 2_000;

/**
 * Looks for the parent or the children of a role in Chromium's accessibility tree, for elements whose parts are spread
 * over shadow roots. Screen readers get this tree.
 */
export async function lookAtRoles({ frame, path, rule, deadline }: Place): Promise<ReviewOutcome | undefined> {
  const timeoutMs = Math.min(callMs, timeLeft(deadline));
  if ((await frame.evaluate(isSpreadOverRoots(path), timeoutMs)) !== true) return undefined;
  const isAboutParent = parentRules.has(rule);
  const method = isAboutParent ? 'Accessibility.getPartialAXTree' : 'Accessibility.queryAXTree';
  const reply = await frame.callOn(elementOrFrameAt(path), [method, {}], timeoutMs);
  const { nodes } = treeSchema.parse(reply ?? { nodes: [] });
  const [own] = nodes;
  if (own === undefined || own.ignored) return undefined;
  const isRight = isAboutParent ? hasRightParent(own, nodes) : hasRightChildren(own, nodes);
  return isRight ? { result: 'passed' } : undefined;
}

function roleOf({ role }: Node): string {
  return role?.value ?? '';
}

/** Screen readers pass over such nodes. */
function isPassedOver(node: Node): boolean {
  return node.ignored || ['', 'none', 'generic'].includes(roleOf(node));
}

function hasRightParent(own: Node, nodes: Tree): boolean {
  const parentOf = ({ parentId }: Node) => nodes.find(({ nodeId }) => nodeId === parentId);
  let parent = parentOf(own);
  while (parent !== undefined && isPassedOver(parent)) parent = parentOf(parent);
  return parent !== undefined && ownedRoles[roleOf(parent)]?.includes(roleOf(own)) === true;
}

function hasRightChildren(own: Node, nodes: Tree): boolean {
  const listShown = (parent: Node): readonly Node[] =>
    nodes
      .filter(({ parentId }) => parentId === parent.nodeId)
      .flatMap((child) => (isPassedOver(child) ? listShown(child) : [child]));
  const children = listShown(own);
  const allowed = ownedRoles[roleOf(own)] ?? [];
  return children.length > 0 && children.every((child) => allowed.includes(roleOf(child)));
}
