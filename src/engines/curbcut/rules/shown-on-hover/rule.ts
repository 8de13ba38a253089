import { ariaPattern, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const shownOnHover: CurbcutRule = {
  id: 'shown-on-hover',
  severity: 'serious',
  criteria: ['2.1.1'],
  rgaa: ['10.14'],
  help: w3cPage('WAI/WCAG22/Techniques/failures/F54'),
  learnMore: [ariaPattern('disclosure'), ariaPattern('tooltip')],
  inFrames: false,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
