import { w3cPage } from '../../../learn-more.ts';
import { lookInPage } from '../../look-in-page.ts';
import type { StatesRule } from '../../states-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const preferenceContent: StatesRule = {
  id: 'preference-content',
  severity: 'moderate',
  cost: 'high',
  help: w3cPage('TR/mediaqueries-5/#mf-user-preferences'),
  learnMore: [w3cPage('WAI/WCAG22/Techniques/css/C39')],
  states: ['dark', 'more_contrast', 'forced_colors', 'reduced_motion'],
  look: lookInPage(new URL('check.in-page.ts', import.meta.url)),
  texts: { en, de },
};
