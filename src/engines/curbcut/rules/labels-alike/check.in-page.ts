import { quote } from '../../../in-page/elements.ts';
import { collapse, textOf } from '../../in-page/accessible-name.ts';
import type { Field } from '../../in-page/fields.ts';
import { listFields } from '../../in-page/fields.ts';
import { headingBefore, listHeadings } from '../../in-page/link-context.ts';
import { textOfIds } from '../../../in-page/named-elements.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Finds fields of one form, group and heading with equal labels. Reports the second of them. */
export function check(): readonly ElementOutcome<typeof en>[] {
  const headings = listHeadings();
  const fields = listFields();
  const groups = [...new Set(fields.map(groupOf))];
  const alike = Map.groupBy(fields, (field) =>
    JSON.stringify([labelOf(field).toLowerCase(), groups.indexOf(groupOf(field)), headingBefore(field, headings)]),
  );
  return [...alike.values()].flatMap((group): readonly ElementOutcome<typeof en>[] => {
    const [first, element] = group;
    if (first === undefined || element === undefined || labelOf(first) === '') return [];
    return [{ element, result: 'needs_review', message: ['alike', { text: quote(labelOf(element)) }] }];
  });
}

export function groupOf(field: Field): Element | null {
  return field.closest(
    'fieldset, tr, li, dialog, form, [role="group"], [role="row"], [role="listitem"], [role="dialog"]',
  );
}

export function labelOf(field: Field): string {
  const labels = [...(field.labels ?? [])].map(textOf).join(' ');
  const name = [textOfIds(field, 'aria-labelledby'), field.getAttribute('aria-label') ?? '', labels]
    .map(collapse)
    .find((one) => one !== '');
  return name ?? '';
}
