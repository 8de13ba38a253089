import { understandingPage, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const targetSize: CurbcutRule = {
  id: 'target-size',
  severity: 'serious',
  criteria: ['2.5.8'],
  help: understandingPage('2.5.8'),
  learnMore: [w3cPage('WAI/perspective-videos/controls/')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
