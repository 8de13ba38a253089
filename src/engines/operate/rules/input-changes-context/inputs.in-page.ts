import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import type { ElementMark } from '../../../in-page/found-element.ts';
import { markElement } from '../../../in-page/found-element.ts';
import { activeElement, blurActive, kindOf } from '../../in-page/stops.ts';
import { isHarmful } from '../../opening/in-page/opener-words.ts';
import { findAdvice, namesOf } from './advice.in-page.ts';

declare global {
  interface Window {
    /** Null for the value of a control that has none. */
    curbcutInputs?: readonly { readonly control: HTMLElement; readonly before: string | null }[];
  }
}

/** The key that changes a control. */
export type InputWay = 'down' | 'up' | 'space' | 'type';

export const typedTypes: readonly string[] = ['', 'text', 'search', 'tel', 'url', 'email', 'number'];
export const keyEvents = ['input', 'change', 'keydown', 'keypress', 'keyup', 'blur', 'focusout'];
export const clickEvents = ['input', 'change', 'click'];
export const choiceSelector = 'input[type=checkbox], input[type=radio], [role=checkbox], [role=radio], [role=switch]';
export const inlineHandlers = '[onchange], [oninput], [onclick], [onkeyup], [onkeydown], [onblur]';

/** Lists controls to change: one of each kind first. `heard`: the types of the page's listeners. */
export function listInputs(heard: readonly string[], most: number): number {
  const found = findAll(`select, textarea, input, ${choiceSelector}`).filter(
    (control): control is HTMLElement => control instanceof HTMLElement && mayChange(control, heard),
  );
  const kinds = new Map<string, HTMLElement>();
  for (const control of found) {
    const kind = kindOfInput(control);
    if (!kinds.has(kind)) kinds.set(kind, control);
  }
  const ranked = [...kinds.values()].toSorted((one, other) => rankOf(one) - rankOf(other));
  const chosen = [...new Set([...ranked, ...found])].slice(0, most);
  window.curbcutInputs = chosen.map((control) => ({ control, before: valueOf(control) }));
  return chosen.length;
}

/** Never what is named for sending, paying or deleting. Secrets and files are left alone. */
export function mayChange(control: HTMLElement, heard: readonly string[]): boolean {
  const events = control.matches(choiceSelector) ? clickEvents : keyEvents;
  const off = ':disabled, [readonly], [aria-disabled=true], [href], [tabindex="-1"]';
  if (!events.some((type) => heard.includes(type)) || control.matches(off)) return false;
  if (!isExposed(control) || control.closest('[inert]') !== null || !isKnown(control)) return false;
  const sorted = /sort[\s_-]*order|order(?:ed)?[\s_-]*by|sort[\s_-]*by/gi;
  return !namesOf(control).some((name) => isHarmful(name.replaceAll(sorted, '')));
}

/** False for a control that has no other value, or needs more than one key. */
export function isKnown(control: HTMLElement): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].filter(({ disabled, hidden }) => !disabled && !hidden).length > 1;
  if (!(control instanceof HTMLInputElement)) return control.matches(`textarea, ${choiceSelector}`);
  if (control.type === 'radio') return !control.checked;
  if (/one-time-code|cc-|password/.test(control.autocomplete)) return false;
  return control.type === 'checkbox' || control.type === 'range' || typedTypes.includes(control.type);
}

/** Radio buttons of a group are one control. Controls with other handlers are others. */
export function kindOfInput(control: HTMLElement): string {
  const handlers = control.getAttributeNames().filter((name) => name.startsWith('on'));
  const group = control instanceof HTMLInputElement && control.type === 'radio' ? control.name : '';
  return [group, ...handlers.map((name) => control.getAttribute(name) ?? ''), kindOf(control)].join('|');
}

export function rankOf(control: HTMLElement): number {
  const selectors = [inlineHandlers, 'select', choiceSelector, 'input[type=range]'];
  const rank = selectors.findIndex((selector) => control.matches(selector));
  return rank === -1 ? selectors.length : rank;
}

export function valueOf(control: HTMLElement): string | null {
  if (control instanceof HTMLSelectElement) return String(control.selectedIndex);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return null;
  return control.matches(choiceSelector) ? String(Reflect.get(control, 'checked')) : control.value;
}

/** Focuses a control. Returns the key that changes it, or null if it does not take the focus. */
export function focusInput(index: number): InputWay | null {
  const control = window.curbcutInputs?.[index]?.control;
  if (control === undefined) return null;
  control.focus({ preventScroll: true });
  return activeElement() === control ? wayOf(control) : null;
}

export function wayOf(control: HTMLElement): InputWay {
  if (control.matches(choiceSelector)) return 'space';
  if (control instanceof HTMLSelectElement) return wayOfSelect(control);
  if (control instanceof HTMLInputElement && control.type === 'range') return isAtMost(control) ? 'down' : 'up';
  return 'type';
}

/** Focuses a control, and fills a field up to its last character. */
export function enterInput(index: number): InputWay | null {
  const way = focusInput(index);
  const field = activeElement();
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (way === 'type' && isField) fillField(field);
  return way;
}

/** Scripts often wait for the length that a field allows, or for some characters. */
export function fillField(field: HTMLInputElement | HTMLTextAreaElement): void {
  const [usual, longest] = [4, 20];
  const length = field.maxLength > 0 && field.maxLength <= longest ? field.maxLength : usual;
  field.value = '1'.repeat(length - 1);
}

export function wayOfSelect({ options, selectedIndex }: HTMLSelectElement): InputWay {
  return [...options].slice(selectedIndex + 1).some(({ disabled, hidden }) => !disabled && !hidden) ? 'down' : 'up';
}

export function isAtMost({ value, max }: HTMLInputElement): boolean {
  return Number(value) >= (max === '' ? 100 : Number(max));
}

/** Leaves a control, which is when the browser says that a field has changed. False if the key did not change it. */
export function leaveInput(index: number): boolean {
  const { control, before } = window.curbcutInputs?.[index] ?? {};
  const isChanged = control !== undefined && (before === null || valueOf(control) !== before);
  blurActive();
  return isChanged;
}

/** Gives controls their values back, and tells scripts, which then show again what they showed. */
export function restoreInputs(): void {
  for (const { control, before } of window.curbcutInputs ?? []) {
    if (before === null || valueOf(control) === before) continue;
    if (control instanceof HTMLSelectElement) control.selectedIndex = Number(before);
    else if (control.matches(choiceSelector)) Reflect.set(control, 'checked', before === 'true');
    else Reflect.set(control, 'value', before);
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  }
}

/** `advice`: the text that may announce what happens. Null if there is none. */
export function describeInput(
  index: number,
): readonly { readonly mark: ElementMark; readonly advice: string | null }[] {
  const control = window.curbcutInputs?.[index]?.control;
  return control === undefined ? [] : [{ mark: markElement(control), advice: findAdvice(control) }];
}
