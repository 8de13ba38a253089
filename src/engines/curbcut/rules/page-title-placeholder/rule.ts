import { actRulePage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const pageTitlePlaceholder: CurbcutRule = {
  id: 'page-title-placeholder',
  severity: 'serious',
  criteria: ['2.4.2'],
  rgaa: ['8.6'],
  help: actRulePage('c4a8a4'),
  inFrames: false,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
