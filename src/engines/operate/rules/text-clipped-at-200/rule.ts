import { actRulePage, w3cPage } from '../../../learn-more.ts';
import type { OperateRule } from '../../operate-rule.ts';
import { check, look } from './check.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const textClippedAt200: OperateRule = {
  id: 'text-clipped-at-200',
  severity: 'serious',
  cost: 'high',
  criteria: ['1.4.4'],
  rgaa: ['10.4'],
  actIds: ['59br37'],
  help: actRulePage('59br37'),
  learnMore: [w3cPage('WAI/WCAG22/Techniques/failures/F69')],
  check,
  inState: { state: 'zoom_200', look },
  texts: { en, de },
};
