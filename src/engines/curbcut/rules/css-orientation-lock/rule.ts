import { actRulePage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const cssOrientationLock: CurbcutRule = {
  id: 'css-orientation-lock',
  severity: 'serious',
  criteria: ['1.3.4'],
  rgaa: ['13.9'],
  actIds: ['b33eff'],
  help: actRulePage('b33eff'),
  inFrames: false,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
