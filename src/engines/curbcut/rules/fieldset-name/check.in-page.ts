import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { isLegend, nameOfGroup } from '../../in-page/group-names.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Each fieldset that screen readers announce as a group. An empty legend fails `empty-legend`. */
export function check(): readonly ElementOutcome<typeof en>[] {
  return findAll('fieldset').flatMap((element): readonly ElementOutcome<typeof en>[] => {
    if (/^\s*(?:none|presentation)\s*$/.test(element.getAttribute('role') ?? '') || !isExposed(element)) return [];
    if (nameOfGroup(element) !== '') return [{ element, result: 'passed' }];
    if ([...element.children].some(isLegend)) return [];
    return [{ element, result: 'needs_review', message: ['unnamed'] }];
  });
}
