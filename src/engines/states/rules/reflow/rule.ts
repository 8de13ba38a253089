import { understandingPage, w3cPage } from '../../../learn-more.ts';
import { lookInPage } from '../../look-in-page.ts';
import type { StatesRule } from '../../states-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const reflow: StatesRule = {
  id: 'reflow',
  severity: 'serious',
  cost: 'high',
  criteria: ['1.4.10'],
  rgaa: ['10.11'],
  help: understandingPage('1.4.10'),
  learnMore: [w3cPage('WAI/WCAG22/Techniques/css/C31')],
  states: ['reflow_320'],
  look: lookInPage(new URL('check.in-page.ts', import.meta.url)),
  texts: { en, de },
};
