import { tutorial, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const imageAltPlaceholder: CurbcutRule = {
  id: 'image-alt-placeholder',
  severity: 'serious',
  criteria: ['1.1.1'],
  rgaa: ['1.3'],
  help: w3cPage('WAI/WCAG22/Techniques/failures/F30'),
  learnMore: [tutorial('images/decision-tree')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
