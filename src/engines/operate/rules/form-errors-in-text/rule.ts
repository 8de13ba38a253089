import { tutorial, w3cPage } from '../../../learn-more.ts';
import { prepareForms } from '../../forms/submit-forms.ts';
import type { OperateRule } from '../../operate-rule.ts';
import { check } from './check.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const formErrorsInText: OperateRule = {
  id: 'form-errors-in-text',
  severity: 'serious',
  cost: 'high',
  criteria: ['3.3.1'],
  rgaa: ['11.10'],
  help: w3cPage('WAI/WCAG22/Techniques/general/G83'),
  learnMore: [tutorial('forms/notifications')],
  prepare: prepareForms,
  check,
  texts: { en, de },
};
