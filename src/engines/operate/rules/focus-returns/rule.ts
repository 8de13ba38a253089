import { ariaPattern, understandingPage } from '../../../learn-more.ts';
import type { OperateRule } from '../../operate-rule.ts';
import { check } from './check.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const focusReturns: OperateRule = {
  id: 'focus-returns',
  severity: 'serious',
  cost: 'high',
  criteria: ['2.4.3'],
  rgaa: ['12.8'],
  help: understandingPage('2.4.3'),
  learnMore: [ariaPattern('dialog-modal')],
  check,
  texts: { en, de },
};
