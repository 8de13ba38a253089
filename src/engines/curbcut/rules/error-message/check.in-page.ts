import { findAll, quote } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { collapse } from '../../in-page/accessible-name.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import { asksFor, isVague } from '../../in-page/error-words.ts';
import type { Field } from '../../in-page/fields.ts';
import { fieldsOf, labelOf, listWithin, namesField, shortLabelOf } from '../../in-page/form-fields.ts';
import { findNear, findTied } from '../../in-page/near-field.ts';
import type { en } from './en.ts';

/** Finds messages about errors that a form shows as loaded, and that leave open which field is wrong, or why. */
export function check(): readonly ElementOutcome<typeof en>[] {
  return findAll('form').flatMap((form) => {
    if (!(form instanceof HTMLFormElement)) return [];
    const messages = listMessages(form);
    const fields = messages.length === 0 ? [] : fieldsOf(form);
    return fields.length === 0 ? [] : messages.map((message) => judge(message, form, fields));
  });
}

/** The rule about alerts judges these. */
export function listMessages(form: Element): readonly Element[] {
  const longest = 300;
  const isMessage = (element: Element) => {
    if (!isNamedError(element) || element.closest('[role=alert], [aria-live=assertive]') !== null) return false;
    const text = collapse(element.textContent ?? '');
    const isText = element.querySelector('input, select, textarea, button') === null && text.length <= longest;
    return isText && asksFor(text) && element.checkVisibility({ visibilityProperty: true });
  };
  const found = listWithin(form).filter(isMessage);
  return found.filter((message) => !found.some((other) => other !== message && other.contains(message)));
}

/** True for a class or id such as `error`, `field__error`, `errorMessage` and `nameError`. */
export function isNamedError(element: Element): boolean {
  const names = `${element.id} ${element.getAttribute('class') ?? ''}`;
  return (
    /(?:^|[\s_-])(?:errors?|fehler|invalid-feedback)(?:$|[\s_-]|message|text)/i.test(names) ||
    /[a-z]Errors?(?:$|\s)/.test(names)
  );
}

export function judge(element: Element, form: HTMLFormElement, fields: readonly Field[]): ElementOutcome<typeof en> {
  const text = collapse(element.textContent ?? '');
  const said = { text: quote(text) };
  if (!isExposed(element)) return { element, result: 'needs_review', message: ['hidden', said] };
  const tied = findTied(element, fields);
  const named = fields.filter((field) => namesField(text, field));
  const twin = tied === undefined ? named.find((field) => hasTwin(field, named)) : undefined;
  if (twin !== undefined)
    return { element, result: 'needs_review', message: ['ambiguous', { ...said, label: labelOf(twin) }] };
  const field = tied ?? findNear(element, form, fields) ?? named[0];
  if (field === undefined) return judgeLoose(element, form, said);
  if (isVague(text, shortLabelOf(field))) return { element, result: 'needs_review', message: ['vague', said] };
  return { element, result: 'passed' };
}

export function hasTwin(field: Field, named: readonly Field[]): boolean {
  const isTwin = (other: Field) => other !== field && shortLabelOf(other) === shortLabelOf(field);
  const isChoice = field.type === 'radio' || field.type === 'checkbox';
  return !isChoice && named.some(isTwin);
}

export function judgeLoose(
  element: Element,
  form: Element,
  said: { readonly text: string },
): ElementOutcome<typeof en> {
  const isMarked =
    form.querySelector('[aria-invalid="true"]') !== null || element.querySelector('a[href^="#"]') !== null;
  return isMarked ? { element, result: 'passed' } : { element, result: 'needs_review', message: ['unnamed', said] };
}
