import { understandingPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const draggingAlternative: CurbcutRule = {
  id: 'dragging-alternative',
  severity: 'serious',
  criteria: ['2.5.7'],
  help: understandingPage('2.5.7'),
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
