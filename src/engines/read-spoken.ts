import { z } from 'zod';
import type { PageFrame } from '../browser/page-frame.ts';

const valueSchema = z.object({ value: z.string() }).optional();
const treeSchema = z.object({ nodes: z.array(z.object({ role: valueSchema, name: valueSchema })) });

/** The role as Chromium names it. Each is empty if there is none. */
export type Spoken = { readonly role: string; readonly name: string };

/**
 * The role and the name in Chromium's accessibility tree, which screen readers get, of the element that the expression
 * returns. Undefined if it returns none. Throws PageFailure.
 */
export async function readSpoken(frame: PageFrame, expression: string, timeoutMs: number): Promise<Spoken | undefined> {
  const method = ['Accessibility.getPartialAXTree', { fetchRelatives: false }] as const;
  const reply = await frame.callOn(expression, method, timeoutMs);
  const [node] = treeSchema.parse(reply ?? { nodes: [] }).nodes;
  return node && { role: node.role?.value ?? '', name: node.name?.value ?? '' };
}
