import type { Field } from './fields.ts';
import { parentOf } from '../../in-page/elements.ts';
import { listWithin } from './form-fields.ts';
import { listNamed } from '../../in-page/named-elements.ts';

/** The field that names a text as its description, or that has the text in its label. */
export function findTied(text: Element, fields: readonly Field[]): Field | undefined {
  const isPart = (named: Element) => named.contains(text) || text.contains(named);
  return fields.find((field) => {
    const named = ['aria-describedby', 'aria-errormessage', 'aria-labelledby'].flatMap((name) =>
      listNamed(field, name),
    );
    return [...named, ...(field.labels ?? [])].some((one) => one === text || (isPart(one) && !holdsOthers(one, text)));
  });
}

/** A list of all errors says which fields it means by itself. */
export function holdsOthers(named: Element, text: Element): boolean {
  return named.contains(text) && named.querySelectorAll('input, select, textarea').length > 1;
}

/** The field that a text is placed at: the only one around it, or the one right before or after it. */
export function findNear(text: Element, form: Element, fields: readonly Field[]): Field | undefined {
  for (let at: Element | null = text; at !== null && at !== form; at = parentOf(at)) {
    const next = findBeside(at, fields);
    if (next !== undefined) return next;
    const parent = parentOf(at);
    const around = parent === null || parent === form ? [] : fieldsIn(parent, fields);
    if (around.length > 0) return isOneChoice(around) ? around[0] : undefined;
  }
  return undefined;
}

/** The field right before or after an element. A text that opens its form is about all of the form. */
export function findBeside(element: Element, fields: readonly Field[]): Field | undefined {
  const isFirst = element.previousElementSibling === null && element.parentElement?.localName === 'form';
  for (const way of ['previousElementSibling', ...(isFirst ? [] : ['nextElementSibling' as const])] as const) {
    for (let at = element[way]; at !== null; at = at[way]) {
      const inside = fieldsIn(at, fields);
      if (inside.length > 1 && !isOneChoice(inside)) break;
      if (inside[0] !== undefined) return inside[0];
      if (at.matches('fieldset, h1, h2, h3, h4, h5, h6, button')) break;
    }
  }
  return undefined;
}

/** The fields that an element is, has in it, or labels. */
export function fieldsIn(element: Element, fields: readonly Field[]): readonly Field[] {
  const inside = new Set([element, ...listWithin(element)]);
  const labelled = element instanceof HTMLLabelElement ? element.control : null;
  return fields.filter((field) => inside.has(field) || field === labelled);
}

/** True for one field, or the buttons of one choice. */
export function isOneChoice(fields: readonly Field[]): boolean {
  const [first] = fields;
  if (first === undefined || fields.length === 1) return first !== undefined;
  return first.type === 'radio' && fields.every(({ type, name }) => type === 'radio' && name === first.name);
}
