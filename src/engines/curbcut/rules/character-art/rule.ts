import { tutorial, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const characterArt: CurbcutRule = {
  id: 'character-art',
  severity: 'moderate',
  criteria: ['1.1.1'],
  rgaa: ['1.1'],
  help: w3cPage('WAI/WCAG22/Techniques/failures/F72'),
  learnMore: [tutorial('images/decision-tree')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
