import { w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const errorsMarked: CurbcutRule = {
  id: 'errors-marked',
  severity: 'serious',
  criteria: ['3.3.1'],
  rgaa: ['11.10'],
  help: w3cPage('WAI/WCAG22/Techniques/aria/ARIA21'),
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
