import { actRulePage, ariaPractice } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const nameProhibited: CurbcutRule = {
  id: 'name-prohibited',
  severity: 'minor',
  actIds: ['kb1m8s'],
  help: actRulePage('kb1m8s'),
  learnMore: [ariaPractice('names-and-descriptions')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
