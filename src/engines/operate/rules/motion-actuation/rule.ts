import { actRulePage, w3cPage } from '../../../learn-more.ts';
import type { OperateRule } from '../../operate-rule.ts';
import { check } from './check.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const motionActuation: OperateRule = {
  id: 'motion-actuation',
  severity: 'serious',
  cost: 'high',
  criteria: ['2.5.4'],
  rgaa: ['13.12'],
  actIds: ['c249d5', '7677a9'],
  help: actRulePage('c249d5'),
  learnMore: [w3cPage('WAI/WCAG22/Techniques/general/G213')],
  check,
  texts: { en, de },
};
