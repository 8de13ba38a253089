import { understandingPage, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const textDirection: CurbcutRule = {
  id: 'text-direction',
  severity: 'moderate',
  rgaa: ['8.10'],
  help: w3cPage('WAI/WCAG22/Techniques/html/H56'),
  learnMore: [understandingPage('1.3.2')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
