import { actRulePage, w3cPage } from '../../../learn-more.ts';
import type { OperateRule } from '../../operate-rule.ts';
import { check } from './check.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const focusVisible: OperateRule = {
  id: 'focus-visible',
  severity: 'serious',
  cost: 'high',
  criteria: ['2.4.7'],
  rgaa: ['10.7'],
  actIds: ['oj04fd'],
  help: actRulePage('oj04fd'),
  learnMore: [w3cPage('WAI/WCAG22/Techniques/failures/F78')],
  isAtRest: true,
  check,
  texts: { en, de },
};
