import { tutorial, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const imageDecorativeText: CurbcutRule = {
  id: 'image-decorative-text',
  severity: 'moderate',
  criteria: ['1.1.1'],
  rgaa: ['1.2'],
  help: w3cPage('WAI/WCAG22/Techniques/html/H67'),
  learnMore: [tutorial('images/decorative')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
