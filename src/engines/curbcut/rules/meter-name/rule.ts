import { ariaPattern, ariaPractice } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const meterName: CurbcutRule = {
  id: 'meter-name',
  severity: 'moderate',
  criteria: ['1.1.1'],
  help: ariaPattern('meter'),
  learnMore: [ariaPractice('names-and-descriptions')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
