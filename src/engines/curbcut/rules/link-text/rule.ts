import { understandingPage, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** WCAG demands it at level AAA (2.4.9). At level AA, the text around a link may say the rest. */
export const linkText: CurbcutRule = {
  id: 'link-text',
  severity: 'minor',
  help: w3cPage('WAI/WCAG22/Techniques/failures/F84'),
  learnMore: [understandingPage('2.4.9')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
