import { tutorial, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const tableHeaders: CurbcutRule = {
  id: 'table-headers',
  severity: 'serious',
  criteria: ['1.3.1'],
  rgaa: ['5.6'],
  help: w3cPage('WAI/WCAG22/Techniques/failures/F91'),
  learnMore: [tutorial('tables')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
