import { tutorial, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const errorMessage: CurbcutRule = {
  id: 'error-message',
  severity: 'serious',
  criteria: ['3.3.1', '3.3.3'],
  rgaa: ['11.10', '11.11'],
  actIds: ['36b590'],
  help: w3cPage('WAI/WCAG22/Techniques/general/G85'),
  learnMore: [tutorial('forms/notifications')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
