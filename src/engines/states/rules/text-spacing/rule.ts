import { understandingPage, w3cPage } from '../../../learn-more.ts';
import { lookInPage } from '../../look-in-page.ts';
import type { StatesRule } from '../../states-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const textSpacing: StatesRule = {
  id: 'text-spacing',
  severity: 'serious',
  cost: 'high',
  criteria: ['1.4.12'],
  rgaa: ['10.12'],
  help: understandingPage('1.4.12'),
  learnMore: [w3cPage('WAI/WCAG22/Techniques/css/C36')],
  states: ['text_spacing'],
  look: lookInPage(new URL('check.in-page.ts', import.meta.url)),
  texts: { en, de },
};
