import { ariaPractice, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const focusableText: CurbcutRule = {
  id: 'focusable-text',
  severity: 'minor',
  help: ariaPractice('keyboard-interface'),
  learnMore: [w3cPage('WAI/WCAG22/Techniques/failures/F44')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
