import { tutorial } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const tableInTable: CurbcutRule = {
  id: 'table-in-table',
  severity: 'moderate',
  criteria: ['1.3.1'],
  rgaa: ['5.7'],
  help: tutorial('tables/irregular'),
  learnMore: [tutorial('tables/multi-level')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
