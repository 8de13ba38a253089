import { understandingPage, w3cPage } from '../../../learn-more.ts';
import { lookInPage } from '../../look-in-page.ts';
import type { StatesRule } from '../../states-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const zoom200: StatesRule = {
  id: 'zoom-200',
  severity: 'serious',
  cost: 'high',
  criteria: ['1.4.4'],
  rgaa: ['10.4'],
  help: understandingPage('1.4.4'),
  learnMore: [w3cPage('WAI/WCAG22/Techniques/failures/F69')],
  states: ['zoom_200'],
  look: lookInPage(new URL('check.in-page.ts', import.meta.url)),
  texts: { en, de },
};
