import { w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const frameTitlePlaceholder: CurbcutRule = {
  id: 'frame-title-placeholder',
  severity: 'serious',
  criteria: ['4.1.2'],
  rgaa: ['2.2'],
  help: w3cPage('WAI/WCAG22/Techniques/html/H64'),
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
