import { tutorial, w3cPage } from '../../../learn-more.ts';
import { prepareForms } from '../../forms/submit-forms.ts';
import type { OperateRule } from '../../operate-rule.ts';
import { check } from './check.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const formErrorsAnnounced: OperateRule = {
  id: 'form-errors-announced',
  severity: 'serious',
  cost: 'high',
  criteria: ['4.1.3'],
  rgaa: ['7.5'],
  help: w3cPage('WAI/WCAG22/Techniques/aria/ARIA19'),
  learnMore: [tutorial('forms/notifications')],
  prepare: prepareForms,
  check,
  texts: { en, de },
};
