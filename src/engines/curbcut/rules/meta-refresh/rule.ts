import { actRulePage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const metaRefresh: CurbcutRule = {
  id: 'meta-refresh',
  severity: 'critical',
  criteria: ['2.2.1'],
  rgaa: ['13.1'],
  actIds: ['bc659a'],
  help: actRulePage('bc659a'),
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
