import { actRulePage, tutorial } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const thHasDataCells: CurbcutRule = {
  id: 'th-has-data-cells',
  severity: 'serious',
  criteria: ['1.3.1'],
  rgaa: ['5.7'],
  actIds: ['d0f69e'],
  help: actRulePage('d0f69e'),
  learnMore: [tutorial('tables/irregular')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
