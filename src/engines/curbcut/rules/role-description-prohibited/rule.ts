import { actRulePage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const roleDescriptionProhibited: CurbcutRule = {
  id: 'role-description-prohibited',
  severity: 'moderate',
  criteria: ['4.1.2'],
  rgaa: ['7.1'],
  actIds: ['kb1m8s'],
  help: actRulePage('kb1m8s'),
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
