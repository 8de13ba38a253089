import { w3cPage } from '../../../learn-more.ts';
import type { OperateRule } from '../../operate-rule.ts';
import { check } from './check.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const pasteWorks: OperateRule = {
  id: 'paste-works',
  severity: 'moderate',
  cost: 'low',
  criteria: ['3.3.8'],
  help: w3cPage('WAI/WCAG22/Techniques/failures/F109'),
  check,
  texts: { en, de },
};
