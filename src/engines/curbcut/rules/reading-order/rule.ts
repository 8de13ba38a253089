import { w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const readingOrder: CurbcutRule = {
  id: 'reading-order',
  severity: 'moderate',
  criteria: ['1.3.2'],
  rgaa: ['10.3'],
  help: w3cPage('WAI/WCAG22/Techniques/failures/F1'),
  learnMore: [w3cPage('WAI/WCAG22/Techniques/css/C27')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
