import { understandingPage } from '../../../learn-more.ts';
import type { OperateRule } from '../../operate-rule.ts';
import { check } from './check.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const focusContrast: OperateRule = {
  id: 'focus-contrast',
  severity: 'moderate',
  criteria: ['1.4.11'],
  rgaa: ['3.3'],
  help: understandingPage('1.4.11'),
  isAtRest: true,
  check,
  texts: { en, de },
};
