import { actRulePage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const linksAlike: CurbcutRule = {
  id: 'links-alike',
  severity: 'moderate',
  criteria: ['2.4.4'],
  rgaa: ['6.1'],
  actIds: ['fd3a94'],
  help: actRulePage('fd3a94'),
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
