import type { CheckSpec } from './axe-in-page.ts';
import { evaluateOf } from './spoken-values.ts';

/**
 * Roles that are valid and not abstract, but that axe does not know. ARIA 1.2 tells authors that they should not use
 * `generic`, which forbids nothing (ACT 674b10). The others are of DPUB-ARIA 1.1.
 */
export const moreRoles: readonly string[] = ['generic', 'doc-pageheader', 'doc-pagefooter'];

export function checkKnownRoles(): CheckSpec {
  const ask = evaluateOf('invalidrole');
  return {
    id: 'invalidrole',
    evaluate(element, ...rest) {
      const roles = (element.getAttribute('role') ?? '').toLowerCase().split(/\s+/);
      return !roles.some((role) => moreRoles.includes(role)) && ask.call(this, element, ...rest);
    },
  };
}
