import { understandingPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const movingText: CurbcutRule = {
  id: 'moving-text',
  severity: 'moderate',
  criteria: ['2.2.2'],
  rgaa: ['13.8'],
  help: understandingPage('2.2.2'),
  inFrames: false,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
