import { tutorial, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const emptyLegend: CurbcutRule = {
  id: 'empty-legend',
  severity: 'minor',
  help: w3cPage('WAI/WCAG22/Techniques/html/H71'),
  learnMore: [tutorial('forms/labels')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
