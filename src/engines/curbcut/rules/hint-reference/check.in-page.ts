import { quote } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { collapse } from '../../in-page/accessible-name.ts';
import type { Field } from '../../in-page/fields.ts';
import { listFields, isField } from '../../in-page/fields.ts';
import { listNamed } from '../../../in-page/named-elements.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** True if a class has a name that authors and frameworks use for hints. */
export function isHint(classes: string): boolean {
  const names =
    /(?:^|[\s_-])(?:hint|help|helper|help-?text|helper-?text|help-?block|form-?text|instructions?)(?:$|[\s_-])/i;
  return names.test(classes);
}

/** Checks that a field names the hint next to it with `aria-describedby`. */
export function check(): readonly ElementOutcome<typeof en>[] {
  return listFields().flatMap((element): readonly ElementOutcome<typeof en>[] => {
    const hint = findHint(element);
    if (hint === undefined) return [];
    if (isReferenced(hint, element)) return [{ element, result: 'passed' }];
    return [{ element, result: 'needs_review', message: ['apart', { text: quote(collapse(hint.textContent ?? '')) }] }];
  });
}

/** A sibling with the class of a hint and with words, if the parent has no other field. */
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
  const referenced = names.flatMap((name) => listNamed(field, name));
  return referenced.some((one) => one.contains(hint) || hint.contains(one));
}
