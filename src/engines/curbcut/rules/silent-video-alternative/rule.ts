import { actRulePage, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const silentVideoAlternative: CurbcutRule = {
  id: 'silent-video-alternative',
  severity: 'serious',
  criteria: ['1.2.1'],
  rgaa: ['4.1'],
  actIds: ['c3232f', 'd7ba54', 'ee13b5', 'fd26cf'],
  help: actRulePage('c3232f'),
  learnMore: [w3cPage('WAI/media/av/')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
