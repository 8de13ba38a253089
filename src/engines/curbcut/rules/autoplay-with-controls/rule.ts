import { actRulePage, understandingPage, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const autoplayWithControls: CurbcutRule = {
  id: 'autoplay-with-controls',
  severity: 'minor',
  actIds: ['aaa1bf'],
  help: actRulePage('aaa1bf'),
  learnMore: [understandingPage('1.4.2'), w3cPage('WAI/WCAG22/Techniques/general/G171')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
