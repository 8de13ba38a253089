import { actRulePage, ariaPractice, understandingPage } from '../../../learn-more.ts';
import type { OperateRule } from '../../operate-rule.ts';
import { check } from './check.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const tabLeaves: OperateRule = {
  id: 'tab-leaves',
  severity: 'moderate',
  cost: 'high',
  actIds: ['a1b64e'],
  help: actRulePage('a1b64e'),
  learnMore: [understandingPage('2.1.2'), ariaPractice('keyboard-interface')],
  check,
  texts: { en, de },
};
