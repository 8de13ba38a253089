import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { collapse, contentOf } from '../../in-page/accessible-name.ts';
import { genericElements } from '../../in-page/generic-elements.ts';
import { roleOf } from '../../in-page/roles.ts';
import type { Said } from '../../../rule-sentences.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/**
 * Elements and roles that must not be named (ARIA 1.2, "roles which cannot be named"; HTML-AAM maps elements to roles).
 */
export const unnamedElements = `${genericElements}, caption, code, del, em, ins, p, s, strong, sub, sup`;

export const unnamedRoles =
  'caption code deletion emphasis generic insertion none paragraph presentation strong subscript superscript';

export const names = ['aria-label', 'aria-labelledby', 'aria-braillelabel'];

/** The content of such an element has no role for assistive technology, so its name may become part of another one. */
export const wholes =
  'button, [role=button], [role=checkbox], [role=img], [role=menuitemcheckbox], [role=menuitemradio], [role=meter], [role=option], [role=progressbar], [role=radio], [role=scrollbar], [role=separator], [role=slider], [role=switch], [role=tab], option, svg, math';

/**
 * Checks that elements with text and a name have a role that allows a name. Elements without any text fail another
 * rule, `aria-prohibited-attr`.
 */
export function check(): readonly ElementOutcome<typeof en>[] {
  return findAll(`[${names.join('], [')}]`).flatMap((element): readonly ElementOutcome<typeof en>[] => {
    const used = names.filter((name) => (element.getAttribute(name) ?? '').trim() !== '');
    if (used.length === 0 || !(element instanceof HTMLElement) || !isExposed(element)) return [];
    const what = whatCannotBeNamed(element);
    if (what === undefined) return [{ element, result: 'passed' }];
    if (!hasText(element) || element.closest(wholes) !== null) return [];
    return [{ element, result: 'failed', message: whatIsSaid(what, used) }];
  });
}

/** True if it has text of its own, or from a slot. */
export function hasText(element: Element): boolean {
  const slots = [...element.querySelectorAll('slot')].flatMap((slot) => slot.assignedNodes({ flatten: true }));
  return [contentOf(element), ...slots.map((node) => node.textContent ?? '')].some((text) => collapse(text) !== '');
}

export type Unnamable = { readonly what: 'element' | 'role'; readonly name: string };

export function whatIsSaid({ what, name }: Unnamable, listOfAttributes: readonly string[]): Said<typeof en> {
  return what === 'role' ? ['role', { role: name, listOfAttributes }] : ['element', { tag: name, listOfAttributes }];
}

/** The role or element that must not be named. Undefined if it may be named, or if unknown. */
export function whatCannotBeNamed(element: HTMLElement): Unnamable | undefined {
  const role = roleOf(element);
  const unnamed = unnamedRoles.split(' ');
  // A popover is a group and an editor a text box, regardless of their elements.
  const isMore = element.hasAttribute('popover') || element.isContentEditable;
  if (isMore || element.getAttribute('contenteditable') !== null) return undefined;
  const isUnnamed = element.matches(unnamedElements);
  if (role === '') return isUnnamed ? { what: 'element', name: element.localName } : undefined;
  // An element with a name keeps its native role, which role="none" would remove.
  if (['none', 'presentation'].includes(role) && !isUnnamed) return undefined;
  return unnamed.includes(role) ? { what: 'role', name: role } : undefined;
}
