import { w3cPage } from '../../../learn-more.ts';
import type { OperateRule } from '../../operate-rule.ts';
import { watchChanges } from '../../watch-changes.ts';
import { check } from './check.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const inputChangesContext: OperateRule = {
  id: 'input-changes-context',
  severity: 'serious',
  cost: 'low',
  criteria: ['3.2.2'],
  rgaa: ['7.4'],
  help: w3cPage('WAI/WCAG22/Techniques/general/G80'),
  prepare: watchChanges,
  check,
  texts: { en, de },
};
