import { actRulePage, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const videoAlternative: CurbcutRule = {
  id: 'video-alternative',
  severity: 'serious',
  criteria: ['1.2.3', '1.2.5'],
  rgaa: ['4.1'],
  actIds: ['c5a4ea', '1ea59c', '1ec09b', '1a02b0', 'ab4d13'],
  help: actRulePage('c5a4ea'),
  learnMore: [w3cPage('WAI/media/av/')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
