import { actRulePage, understandingPage, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const skipLink: CurbcutRule = {
  id: 'skip-link',
  severity: 'moderate',
  rgaa: ['12.7'],
  actIds: ['ye5d6e'],
  help: actRulePage('ye5d6e'),
  learnMore: [understandingPage('2.4.1'), w3cPage('WAI/WCAG22/Techniques/general/G1')],
  inFrames: false,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
