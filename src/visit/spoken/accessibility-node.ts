import { z } from 'zod';

const valueSchema = z.object({ value: z.unknown().optional() });

/** A node of Chromium's accessibility tree, as `Accessibility.queryAXTree` gives it. */
export const accessibilityNodeSchema = z.object({
  nodeId: z.string(),
  parentId: z.string().optional(),
  ignored: z.boolean(),
  role: valueSchema.optional(),
  name: valueSchema.optional(),
  description: valueSchema.optional(),
  properties: z.array(z.object({ name: z.string(), value: valueSchema })).optional(),
  backendDOMNodeId: z.int().optional(),
});

export type AccessibilityNode = z.infer<typeof accessibilityNodeSchema>;

type Facts = Pick<AccessibilityNode, 'role' | 'name' | 'description' | 'properties'>;

/** Icon fonts draw pictures for characters that have no meaning of their own. Screen readers do not pronounce them. */
const iconCharacters = /\p{Co}+/gu;

export function readText(node: Facts, field: 'role' | 'name' | 'description'): string {
  const value = node[field]?.value;
  return typeof value === 'string' ? value.replaceAll(iconCharacters, '') : '';
}

export function readProperty({ properties = [] }: Facts, name: string): unknown {
  return properties.find((property) => property.name === name)?.value.value;
}
