import { understandingPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const stateContrast: CurbcutRule = {
  id: 'state-contrast',
  severity: 'moderate',
  criteria: ['1.4.11'],
  rgaa: ['3.3'],
  help: understandingPage('1.4.11'),
  inFrames: false,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
