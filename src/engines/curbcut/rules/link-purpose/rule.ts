import { actRulePage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const linkPurpose: CurbcutRule = {
  id: 'link-purpose',
  severity: 'serious',
  criteria: ['2.4.4'],
  rgaa: ['6.1'],
  actIds: ['5effbb'],
  help: actRulePage('5effbb'),
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
