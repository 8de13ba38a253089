import { tutorial, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const looksLikeHeading: CurbcutRule = {
  id: 'looks-like-heading',
  severity: 'moderate',
  criteria: ['1.3.1'],
  rgaa: ['9.1'],
  help: w3cPage('WAI/WCAG22/Techniques/failures/F2'),
  learnMore: [tutorial('page-structure/headings')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
