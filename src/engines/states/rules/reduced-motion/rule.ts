import { understandingPage, w3cPage } from '../../../learn-more.ts';
import { lookInPage } from '../../look-in-page.ts';
import type { StatesRule } from '../../states-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const reducedMotion: StatesRule = {
  id: 'reduced-motion',
  severity: 'moderate',
  cost: 'high',
  help: understandingPage('2.3.3'),
  learnMore: [w3cPage('WAI/WCAG22/Techniques/css/C39'), w3cPage('TR/mediaqueries-5/#mf-user-preferences')],
  states: ['reduced_motion'],
  look: lookInPage(new URL('check.in-page.ts', import.meta.url)),
  texts: { en, de },
};
