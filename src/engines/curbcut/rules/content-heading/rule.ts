import { actRulePage, understandingPage, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const contentHeading: CurbcutRule = {
  id: 'content-heading',
  severity: 'minor',
  actIds: ['047fe0'],
  help: actRulePage('047fe0'),
  learnMore: [understandingPage('2.4.1'), w3cPage('WAI/WCAG22/Techniques/html/H69')],
  inFrames: false,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
