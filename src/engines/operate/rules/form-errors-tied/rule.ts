import { tutorial, w3cPage } from '../../../learn-more.ts';
import { prepareForms } from '../../forms/submit-forms.ts';
import type { OperateRule } from '../../operate-rule.ts';
import { check } from './check.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const formErrorsTied: OperateRule = {
  id: 'form-errors-tied',
  severity: 'moderate',
  cost: 'high',
  criteria: ['1.3.1'],
  rgaa: ['11.10'],
  help: w3cPage('WAI/WCAG22/Techniques/aria/ARIA21'),
  learnMore: [w3cPage('WAI/WCAG22/Techniques/aria/ARIA1'), tutorial('forms/notifications')],
  prepare: prepareForms,
  check,
  texts: { en, de },
};
