import { actRulePage, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const audioAlternative: CurbcutRule = {
  id: 'audio-alternative',
  severity: 'serious',
  criteria: ['1.2.1'],
  rgaa: ['4.1'],
  actIds: ['e7aa44', '2eb176', 'afb423'],
  help: actRulePage('e7aa44'),
  learnMore: [w3cPage('WAI/media/av/')],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
