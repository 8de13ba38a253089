import { tutorial, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const looksLikeList: CurbcutRule = {
  id: 'looks-like-list',
  severity: 'moderate',
  criteria: ['1.3.1'],
  rgaa: ['9.3'],
  help: w3cPage('WAI/WCAG22/Techniques/html/H48'),
  learnMore: [tutorial('page-structure/content')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
