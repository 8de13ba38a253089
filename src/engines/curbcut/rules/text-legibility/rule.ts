import { w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const textLegibility: CurbcutRule = {
  id: 'text-legibility',
  severity: 'minor',
  help: w3cPage('WAI/WCAG22/Understanding/visual-presentation'),
  learnMore: [w3cPage('WAI/perspective-videos/customizable/')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
