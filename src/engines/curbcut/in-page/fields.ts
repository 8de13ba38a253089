import { findAll } from '../../in-page/elements.ts';
import { isExposed } from '../../in-page/exposed.ts';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields that people type into or choose from. */
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
