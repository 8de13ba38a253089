import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { roleOf } from '../../in-page/roles.ts';
import { isVisible } from '../target-size/covers.in-page.ts';

/** Elements whose state a script shows. Browsers know the state of native boxes. */
export function listStateful(): readonly Element[] {
  const most = 300;
  return findAll(statefulSelector)
    .filter((element) => stateOf(element) !== undefined)
    .slice(0, most);
}

export const statefulSelector =
  '[role~=checkbox i], [role~=radio i], [role~=switch i], [role~=menuitemcheckbox i], [role~=menuitemradio i], [role~=tab i], [role~=option i], [aria-pressed]';

/** The attribute that says whether an element is on. Undefined for an element without such a state. */
export function stateNameOf(element: Element): string | undefined {
  if (element.matches('input, select')) return undefined;
  const role = roleOf(element);
  if (role === 'tab') return 'aria-selected';
  if (role === 'option') return element.hasAttribute('aria-checked') ? 'aria-checked' : 'aria-selected';
  if (/^(?:checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/.test(role)) return 'aria-checked';
  const isButton = role === 'button' || (role === '' && element.localName === 'button');
  return isButton && element.hasAttribute('aria-pressed') ? 'aria-pressed' : undefined;
}

/** Without the attribute, a control is off. A state such as `mixed` is neither. */
export function stateOf(element: Element): 'on' | 'off' | undefined {
  const name = stateNameOf(element);
  if (name === undefined) return undefined;
  const value = (element.getAttribute(name) ?? 'false').trim().toLowerCase();
  if (value === 'true') return 'on';
  return value === 'false' || value === '' ? 'off' : undefined;
}

/** True for a control that is on or off by itself, not as one of a group. */
export function isSwitch(element: Element): boolean {
  return /^(?:checkbox|switch|menuitemcheckbox)$/.test(roleOf(element)) || stateNameOf(element) === 'aria-pressed';
}

/** True for an active control that people see. What blinks or turns without end has no fixed look. */
export function isActive(element: Element): boolean {
  if (element.matches(':disabled, .disabled') || element.closest('[aria-disabled=true i]') !== null) return false;
  const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Infinity;
  return isExposed(element) && isVisible(element) && !element.getAnimations({ subtree: true }).some(isEndless);
}
