import { actRulePage, w3cPage } from '../../../learn-more.ts';
import type { OperateRule } from '../../operate-rule.ts';
import { check } from './check.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const characterShortcuts: OperateRule = {
  id: 'character-shortcuts',
  severity: 'serious',
  cost: 'high',
  criteria: ['2.1.4'],
  rgaa: ['12.10'],
  actIds: ['ffbc54'],
  help: actRulePage('ffbc54'),
  learnMore: [w3cPage('WAI/WCAG22/Techniques/failures/F99')],
  check,
  texts: { en, de },
};
