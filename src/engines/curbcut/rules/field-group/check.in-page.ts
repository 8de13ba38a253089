import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { nameOfGroup } from '../../in-page/group-names.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Finds radio buttons and check boxes of one name that no named group holds together. Reports the first of them. */
export function check(): readonly ElementOutcome<typeof en>[] {
  const fields = findAll('input[type="radio"], input[type="checkbox"]')
    .filter((field) => field instanceof HTMLInputElement)
    .filter((field) => field.name !== '' && field.closest('table') === null && isExposed(field));
  const forms = [...new Set(fields.map(({ form }) => form))];
  const groups = Map.groupBy(fields, ({ form, type, name }) => `${forms.indexOf(form)} ${type} ${name}`);
  return [...groups.values()].flatMap((group): readonly ElementOutcome<typeof en>[] => {
    const [element] = group;
    if (element === undefined || group.length < 2) return [];
    if (isInNamedGroup(group) || group.every(namesItself)) return [{ element, result: 'passed' }];
    const kind = element.type === 'radio' ? 'radios' : 'check_boxes';
    return [{ element, result: 'needs_review', message: [kind, { n: group.length }] }];
  });
}

export function isInNamedGroup(fields: readonly Element[]): boolean {
  const [first] = fields;
  for (let above = first?.parentElement ?? null; above !== null; above = above.parentElement) {
    const isGroup = above.matches('fieldset, [role="group"], [role="radiogroup"], [role="listbox"], [role="menu"]');
    const holder = above;
    if (isGroup && nameOfGroup(above) !== '' && fields.every((field) => holder.contains(field))) return true;
  }
  return false;
}

/** True for a name or description that is more than its label. */
export function namesItself(field: Element): boolean {
  return ['aria-label', 'aria-labelledby', 'aria-describedby'].some((name) => field.hasAttribute(name));
}
