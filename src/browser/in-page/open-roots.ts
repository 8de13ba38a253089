/**
 * The root and the open shadow roots in it. A form control may have the name of a property and hide it, so only a root
 * of the right kind counts.
 */
export function listRoots(root: Document | ShadowRoot): readonly (Document | ShadowRoot)[] {
  const roots = [root];
  for (const { shadowRoot } of root.querySelectorAll('*'))
    if (shadowRoot instanceof ShadowRoot) roots.push(...listRoots(shadowRoot));
  return roots;
}
