import { actRulePage, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const captionsEmpty: CurbcutRule = {
  id: 'captions-empty',
  severity: 'critical',
  criteria: ['1.2.2'],
  rgaa: ['4.3'],
  actIds: ['eac66b', 'f51b46'],
  help: actRulePage('eac66b'),
  learnMore: [w3cPage('WAI/media/av/captions/')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
