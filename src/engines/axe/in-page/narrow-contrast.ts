import type { AxeNode } from './axe-in-page.ts';
import { listExemptParts } from './exempt-parts.ts';

/**
 * Lets axe consider only elements with text of their own, and fields. Its matcher first looks for labels and references
 * around every element of the page. Parts of disabled controls are left out.
 */
export function narrowContrast(): void {
  const rule = axe._audit.rules.find(({ id }) => id === 'color-contrast');
  if (rule === undefined) throw new Error('axe has no rule of contrast.');
  const matches = rule.matches.bind(rule);
  const exempt = listExemptParts();
  rule.matches = (element, node, ...others) =>
    isCandidate(node) && !exempt.some((part) => part.contains(element)) && matches(element, node, ...others);
}

export function isCandidate({ props, children }: AxeNode): boolean {
  return ['input', 'select', 'textarea'].includes(props.nodeName) || children.some(isText);
}

export function isText({ props, actualNode }: AxeNode): boolean {
  return props.nodeName === '#text' && /\S/.test(actualNode.nodeValue ?? '');
}
