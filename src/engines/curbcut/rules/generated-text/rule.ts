import { w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const generatedText: CurbcutRule = {
  id: 'generated-text',
  severity: 'moderate',
  criteria: ['1.3.1'],
  rgaa: ['10.2'],
  help: w3cPage('WAI/WCAG22/Techniques/failures/F87'),
  inFrames: false,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
