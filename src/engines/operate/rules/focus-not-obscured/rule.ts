import { w3cPage } from '../../../learn-more.ts';
import type { OperateRule } from '../../operate-rule.ts';
import { check } from './check.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const focusNotObscured: OperateRule = {
  id: 'focus-not-obscured',
  severity: 'serious',
  cost: 'high',
  criteria: ['2.4.11'],
  help: w3cPage('WAI/WCAG22/Techniques/failures/F110'),
  check,
  texts: { en, de },
};
