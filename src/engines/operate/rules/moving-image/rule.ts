import { w3cPage } from '../../../learn-more.ts';
import type { OperateRule } from '../../operate-rule.ts';
import { check } from './check.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const movingImage: OperateRule = {
  id: 'moving-image',
  severity: 'moderate',
  cost: 'high',
  criteria: ['2.2.2'],
  rgaa: ['13.8'],
  help: w3cPage('WAI/WCAG22/Techniques/general/G152'),
  learnMore: [w3cPage('WAI/WCAG22/Techniques/general/G186')],
  isAtRest: true,
  check,
  texts: { en, de },
};
