import { actRulePage, ariaPractice } from '../../../learn-more.ts';
import type { OperateRule } from '../../operate-rule.ts';
import { check } from './check.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const keyboardTrap: OperateRule = {
  id: 'keyboard-trap',
  severity: 'critical',
  cost: 'high',
  criteria: ['2.1.2'],
  rgaa: ['12.9'],
  actIds: ['80af7b', 'ebe86a', 'a1b64e'],
  help: actRulePage('80af7b'),
  learnMore: [ariaPractice('keyboard-interface')],
  check,
  texts: { en, de },
};
