import { ariaPattern, w3cPage } from '../../../learn-more.ts';
import type { OperateRule } from '../../operate-rule.ts';
import { check } from './check.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const clickableByKeyboard: OperateRule = {
  id: 'clickable-by-keyboard',
  severity: 'serious',
  cost: 'high',
  criteria: ['2.1.1'],
  rgaa: ['7.3'],
  help: w3cPage('WAI/WCAG22/Techniques/failures/F54'),
  learnMore: [ariaPattern('button')],
  isAtRest: true,
  check,
  texts: { en, de },
};
