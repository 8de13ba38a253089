import { tutorial, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const labelsAlike: CurbcutRule = {
  id: 'labels-alike',
  severity: 'moderate',
  criteria: ['2.4.6'],
  rgaa: ['11.2'],
  help: w3cPage('WAI/WCAG22/Techniques/general/G131'),
  learnMore: [tutorial('forms/labels')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
