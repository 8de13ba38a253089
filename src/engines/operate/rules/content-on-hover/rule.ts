import { ariaPattern, w3cPage } from '../../../learn-more.ts';
import type { OperateRule } from '../../operate-rule.ts';
import { check } from './check.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const contentOnHover: OperateRule = {
  id: 'content-on-hover',
  severity: 'moderate',
  cost: 'high',
  criteria: ['1.4.13'],
  rgaa: ['10.13'],
  help: w3cPage('WAI/WCAG22/Techniques/failures/F95'),
  learnMore: [ariaPattern('tooltip')],
  check,
  texts: { en, de },
};
