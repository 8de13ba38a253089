import { actRulePage, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const langMatchesText: CurbcutRule = {
  id: 'lang-matches-text',
  severity: 'moderate',
  criteria: ['3.1.2'],
  rgaa: ['8.8'],
  actIds: ['off6ek'],
  help: actRulePage('off6ek'),
  learnMore: [w3cPage('International/questions/qa-html-language-declarations')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
