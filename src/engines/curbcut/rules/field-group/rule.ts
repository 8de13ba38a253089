import { tutorial, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const fieldGroup: CurbcutRule = {
  id: 'field-group',
  severity: 'moderate',
  criteria: ['1.3.1'],
  rgaa: ['11.5'],
  help: w3cPage('WAI/WCAG22/Techniques/html/H71'),
  learnMore: [tutorial('forms/labels')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
