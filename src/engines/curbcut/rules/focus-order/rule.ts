import { w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const focusOrder: CurbcutRule = {
  id: 'focus-order',
  severity: 'moderate',
  criteria: ['2.4.3'],
  rgaa: ['12.8'],
  help: w3cPage('WAI/WCAG22/Techniques/css/C27'),
  learnMore: [w3cPage('WAI/WCAG22/Techniques/failures/F44')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
