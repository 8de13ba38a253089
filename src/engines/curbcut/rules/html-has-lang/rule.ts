import { actRulePage, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const htmlHasLang: CurbcutRule = {
  id: 'html-has-lang',
  severity: 'serious',
  criteria: ['3.1.1'],
  rgaa: ['8.3'],
  actIds: ['b5c3f8'],
  help: actRulePage('b5c3f8'),
  learnMore: [w3cPage('International/questions/qa-html-language-declarations')],
  inFrames: false,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
