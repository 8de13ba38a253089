import { w3cPage } from '../../../learn-more.ts';
import type { OperateRule } from '../../operate-rule.ts';
import { watchChanges } from '../../watch-changes.ts';
import { check } from './check.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const focusChangesContext: OperateRule = {
  id: 'focus-changes-context',
  severity: 'serious',
  cost: 'high',
  criteria: ['3.2.1'],
  rgaa: ['7.4'],
  help: w3cPage('WAI/WCAG22/Techniques/general/G107'),
  // The other rules move the focus through the page, so this one watches what happens then.
  prepare: watchChanges,
  check,
  texts: { en, de },
};
