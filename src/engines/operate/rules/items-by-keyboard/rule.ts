import { ariaPractice, w3cPage } from '../../../learn-more.ts';
import type { OperateRule } from '../../operate-rule.ts';
import { check } from './check.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const itemsByKeyboard: OperateRule = {
  id: 'items-by-keyboard',
  severity: 'critical',
  cost: 'high',
  criteria: ['2.1.1'],
  rgaa: ['7.3'],
  help: w3cPage('WAI/WCAG22/Techniques/failures/F54'),
  learnMore: [ariaPractice('keyboard-interface')],
  check,
  texts: { en, de },
};
