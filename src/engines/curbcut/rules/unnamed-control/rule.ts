import { ariaPractice } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const unnamedControl: CurbcutRule = {
  id: 'unnamed-control',
  severity: 'serious',
  criteria: ['4.1.2'],
  help: ariaPractice('names-and-descriptions'),
  learnMore: [],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
