import { understandingPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const flashing: CurbcutRule = {
  id: 'flashing',
  severity: 'critical',
  criteria: ['2.3.1'],
  rgaa: ['13.7'],
  help: understandingPage('2.3.1'),
  inFrames: false,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
