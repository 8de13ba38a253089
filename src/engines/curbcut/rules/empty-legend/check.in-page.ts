import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { isEmptyLegend, isLegend, nameOfGroup } from '../../in-page/group-names.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Checks that the legend of a fieldset has text. Those without a legend are a question of `fieldset-name`. */
export function check(): readonly ElementOutcome<typeof en>[] {
  return findAll('fieldset').flatMap((fieldset): readonly ElementOutcome<typeof en>[] => {
    const element = [...fieldset.children].find(isLegend);
    if (element === undefined || !isExposed(fieldset)) return [];
    if (!isEmptyLegend(element)) return [{ element, result: 'passed' }];
    return nameOfGroup(fieldset) === '' ? [{ element, result: 'failed', message: ['empty'] }] : [];
  });
}
