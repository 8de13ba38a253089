import { ariaPattern } from '../../../learn-more.ts';
import type { OperateRule } from '../../operate-rule.ts';
import { check } from './check.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const expandedState: OperateRule = {
  id: 'expanded-state',
  severity: 'serious',
  cost: 'high',
  criteria: ['4.1.2'],
  rgaa: ['7.1'],
  help: ariaPattern('disclosure'),
  learnMore: [ariaPattern('button')],
  check,
  texts: { en, de },
};
