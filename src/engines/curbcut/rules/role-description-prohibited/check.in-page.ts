import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { genericElements } from '../../in-page/generic-elements.ts';
import { roleOf } from '../../in-page/roles.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/**
 * Names of other roles, which an element without a role must not have (ARIA 1.2, "prohibited states and properties").
 */
export const descriptions = ['aria-roledescription', 'aria-brailleroledescription'];

/** Checks that elements with a description of their role have a role that can be described. */
export function check(): readonly ElementOutcome<typeof en>[] {
  return findAll(descriptions.map((name) => `[${name}]`).join(', ')).flatMap(
    (element): readonly ElementOutcome<typeof en>[] => {
      const used = descriptions.filter((name) => (element.getAttribute(name) ?? '').trim() !== '');
      if (used.length === 0 || !isExposed(element)) return [];
      if (!isGeneric(element)) return [{ element, result: 'passed' }];
      return [{ element, result: 'failed', message: ['not_describable', { listOfAttributes: used }] }];
    },
  );
}

/** Without a name, a section has no role (HTML-AAM). */
export function isGeneric(element: Element): boolean {
  const role = roleOf(element);
  if (role !== '') return ['generic', 'none', 'presentation'].includes(role);
  return element.matches(genericElements) || (element.localName === 'section' && !hasOwnName(element));
}

export function hasOwnName(element: Element): boolean {
  return ['aria-label', 'aria-labelledby', 'title'].some((name) => (element.getAttribute(name) ?? '').trim() !== '');
}
