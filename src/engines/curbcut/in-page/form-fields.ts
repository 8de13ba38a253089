import { collapse } from './accessible-name.ts';
import { isField } from './fields.ts';
import type { Field } from './fields.ts';
import { textOfIds } from '../../in-page/named-elements.ts';
import { cut, shadowOf } from '../../in-page/elements.ts';

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

/** The label without marks such as `*` and remarks in parentheses. */
export function shortLabelOf(field: Field): string {
  return labelOf(field)
    .replaceAll(/\([^)]*\)|[*:]/g, '')
    .trim();
}

/** True if a text has the label of a field in it, as whole words. */
export function namesField(text: string, field: Field): boolean {
  const label = shortLabelOf(field).toLowerCase();
  const at = label.length > 1 ? text.toLowerCase().indexOf(label) : -1;
  const around = [text.charAt(at - 1), text.charAt(at + label.length)];
  return at >= 0 && !around.some((character) => /\p{L}/u.test(character));
}

/** True if a field says that it must be filled in, or how. */
export function declaresValue(field: Field): boolean {
  const formats = 'input:is([type=email], [type=url], [type=number], [type=date], [pattern], [minlength])';
  return (
    field.matches(`:required, [aria-required="true"], ${formats}`) ||
    [...(field.labels ?? [])].some(({ textContent }) => (textContent ?? '').includes('*'))
  );
}
