import { collapse } from '../../../curbcut/in-page/accessible-name.ts';
import { isField } from '../../../curbcut/in-page/fields.ts';
import type { Field } from '../../../curbcut/in-page/fields.ts';
import { cut, shadowOf } from '../../../in-page/elements.ts';

/** All elements in an element, including those in open shadow roots. */
export function listWithin(element: Element): readonly Element[] {
  const found: Element[] = [];
  const open = [...element.children].toReversed();
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    found.push(one);
    open.push(...one.children, ...(shadowOf(one)?.children ?? []));
  }
  return found;
}

/** The fields of a form that people fill in. */
export function fieldsOf(form: HTMLFormElement): readonly Field[] {
  const others = new Set(['hidden', 'submit', 'button', 'reset', 'image']);
  const inside = new Set([...listWithin(form), ...form.elements]);
  return [...inside].filter((one) => isField(one)).filter((field) => !others.has(field.type) && !field.disabled);
}

export function labelOf(field: Field): string {
  const label = [...(field.labels ?? [])].map(({ textContent }) => textContent).join(' ');
  const named = [
    label,
    field.getAttribute('aria-label') ?? '',
    textOfIds(field, 'aria-labelledby'),
    field.getAttribute('placeholder') ?? '',
  ];
  return cut(named.map((name) => collapse(name ?? '')).find((name) => name !== '') ?? field.name, 80);
}

export function textOfIds(element: Element, attribute: string): string {
  return listNamed(element, attribute)
    .map(({ textContent }) => textContent ?? '')
    .join(' ');
}

/** The elements that an attribute names by their ids. */
export function listNamed(element: Element, attribute: string): readonly Element[] {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return [];
  const ids = (element.getAttribute(attribute) ?? '').split(/\s+/).filter((id) => id !== '');
  return ids.flatMap((id) => root.getElementById(id) ?? []);
}

/** True if a field says that it must be filled in, or how. */
export function declaresValue(field: Field): boolean {
  const formats = 'input:is([type=email], [type=url], [type=number], [type=date], [pattern], [minlength])';
  return (
    field.matches(`:required, [aria-required="true"], ${formats}`) ||
    [...(field.labels ?? [])].some(({ textContent }) => (textContent ?? '').includes('*'))
  );
}
