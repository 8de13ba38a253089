import { actRulePage, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const htmlLangMatchesText: CurbcutRule = {
  id: 'html-lang-matches-text',
  severity: 'serious',
  criteria: ['3.1.1'],
  rgaa: ['8.4'],
  actIds: ['ucwvc8'],
  help: actRulePage('ucwvc8'),
  learnMore: [w3cPage('International/questions/qa-html-language-declarations')],
  inFrames: false,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
