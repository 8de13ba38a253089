import { ariaPattern, w3cPage } from '../../../learn-more.ts';
import type { OperateRule } from '../../operate-rule.ts';
import { check } from './check.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const dialogFocus: OperateRule = {
  id: 'dialog-focus',
  severity: 'serious',
  cost: 'high',
  criteria: ['2.4.3'],
  rgaa: ['12.8'],
  help: w3cPage('WAI/WCAG22/Techniques/failures/F85'),
  learnMore: [ariaPattern('dialog-modal')],
  check,
  texts: { en, de },
};
