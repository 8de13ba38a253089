import { findAll, quote } from '../../in-page/elements.ts';
import { isExposed } from '../../in-page/exposed.ts';
import { collapse, textOf } from './accessible-name.ts';
import { headingBefore, listHeadings } from './link-context.ts';
import type { Verdict } from './verdict.ts';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What people type into, or choose from. */
export function listFields(): readonly Field[] {
  const others = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'radio', 'checkbox']);
  return findAll('input, select, textarea')
    .filter((one) => isField(one))
    .filter((field) => !others.has(field.type) && isExposed(field));
}

export function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** Fields of one form, in one group below one heading, that have the same label: the second of them. */
export function checkLabelsAlike(): readonly Verdict[] {
  const headings = listHeadings();
  const fields = listFields();
  const groups = [...new Set(fields.map(groupOf))];
  const alike = Map.groupBy(fields, (field) =>
    JSON.stringify([labelOf(field).toLowerCase(), groups.indexOf(groupOf(field)), headingBefore(field, headings)]),
  );
  return [...alike.values()].flatMap((group): readonly Verdict[] => {
    const [first, element] = group;
    if (first === undefined || element === undefined || labelOf(first) === '') return [];
    return [{ element, result: 'needs_review', message: ['labelsAlike', quote(labelOf(element))] }];
  });
}

export function groupOf(field: Field): Element | null {
  return field.closest(
    'fieldset, tr, li, dialog, form, [role="group"], [role="row"], [role="listitem"], [role="dialog"]',
  );
}

export function labelOf(field: Field): string {
  const ids = (field.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter((id) => id !== '');
  const labelled = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const labels = [...(field.labels ?? [])].map(textOf).join(' ');
  const name = [labelled, field.getAttribute('aria-label') ?? '', labels].map(collapse).find((one) => one !== '');
  return name ?? '';
}

/** Whether a class has a name by which authors and frameworks call a hint. */
export function isHint(classes: string): boolean {
  const names =
    /(?:^|[\s_-])(?:hint|help|helper|help-?text|helper-?text|help-?block|form-?text|instructions?)(?:$|[\s_-])/i;
  return names.test(classes);
}

/** Hints next to a field: whether the field names them with `aria-describedby`. */
export function checkHints(): readonly Verdict[] {
  return listFields().flatMap((element): readonly Verdict[] => {
    const hint = findHint(element);
    if (hint === undefined) return [];
    if (isReferenced(hint, element)) return [{ element, result: 'passed' }];
    return [{ element, result: 'needs_review', message: ['hintApart', quote(collapse(hint.textContent ?? ''))] }];
  });
}

/** A sibling that is called a hint, with words, where the parent has no other field. */
export function findHint(field: Field): Element | undefined {
  const siblings = [...(field.parentElement?.children ?? [])];
  if (field.parentElement?.localName === 'label' || siblings.filter(isField).length > 1) return undefined;
  return siblings.find(
    (one) =>
      one.matches('p, div, span, small') &&
      isHint(one.getAttribute('class') ?? '') &&
      one.querySelector('input, select, textarea, button, a[href]') === null &&
      /\p{L}{2,}.*\s/u.test(one.textContent.trim()) &&
      isExposed(one),
  );
}

export function isReferenced(hint: Element, field: Field): boolean {
  const names = ['aria-describedby', 'aria-labelledby', 'aria-details', 'aria-errormessage'];
  const ids = names.flatMap((name) => (field.getAttribute(name) ?? '').split(/\s+/)).filter((id) => id !== '');
  return ids.some((id) => {
    const named = document.getElementById(id);
    return named !== null && (named.contains(hint) || hint.contains(named));
  });
}

/** Alerts in forms that say that something is wrong with fields, while no field is marked and the alert leads to none. */
export function checkErrors(): readonly Verdict[] {
  const wrong = /\b(?:errors?|invalid|incorrect|fix|fehler|ungültig|erreurs?|invalides?|errores|errori|fouten)\b/i;
  return findAll('form [role="alert"], form [aria-live="assertive"]').flatMap((element): readonly Verdict[] => {
    const form = element.closest('form');
    if (form === null || !wrong.test(element.textContent ?? '') || !isExposed(element)) return [];
    if (![...form.elements].some((one) => isField(one) && isExposed(one))) return [];
    const isNamed = form.querySelector('[aria-invalid="true"], [aria-errormessage]') !== null;
    if (isNamed || element.querySelector('a[href^="#"]') !== null) return [{ element, result: 'passed' }];
    return [{ element, result: 'needs_review', message: ['errorsUnmarked'] }];
  });
}
