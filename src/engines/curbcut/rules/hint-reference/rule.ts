import { tutorial, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const hintReference: CurbcutRule = {
  id: 'hint-reference',
  severity: 'moderate',
  criteria: ['1.3.1', '3.3.2'],
  rgaa: ['11.10'],
  help: w3cPage('WAI/WCAG22/Techniques/aria/ARIA1'),
  learnMore: [tutorial('forms/instructions')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
