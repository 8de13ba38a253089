import { actRulePage, ariaPractice } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const ariaHiddenFocus: CurbcutRule = {
  id: 'aria-hidden-focus',
  severity: 'serious',
  criteria: ['4.1.2'],
  rgaa: ['10.8'],
  actIds: ['6cfa84'],
  help: actRulePage('6cfa84'),
  learnMore: [ariaPractice('keyboard-interface')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
