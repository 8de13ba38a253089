import { understandingPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const linkInTextBlock: CurbcutRule = {
  id: 'link-in-text-block',
  severity: 'serious',
  criteria: ['1.4.1'],
  rgaa: ['10.6'],
  help: understandingPage('1.4.1'),
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
