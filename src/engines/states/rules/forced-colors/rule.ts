import { w3cPage } from '../../../learn-more.ts';
import type { StatesRule } from '../../states-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { look, prepare } from './look.ts';

export const forcedColors: StatesRule = {
  id: 'forced-colors',
  severity: 'serious',
  cost: 'high',
  help: w3cPage('TR/css-color-adjust-1/#forced'),
  learnMore: [w3cPage('TR/mediaqueries-5/#mf-user-preferences')],
  states: ['forced_colors'],
  prepare,
  look,
  texts: { en, de },
};
