import { w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const textDirection: CurbcutRule = {
  id: 'text-direction',
  severity: 'moderate',
  criteria: ['1.3.2'],
  rgaa: ['8.10'],
  help: w3cPage('WAI/WCAG22/Techniques/html/H56'),
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
