import { understandingPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const placeholderContrast: CurbcutRule = {
  id: 'placeholder-contrast',
  severity: 'serious',
  criteria: ['1.4.3'],
  rgaa: ['3.2'],
  help: understandingPage('1.4.3'),
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
