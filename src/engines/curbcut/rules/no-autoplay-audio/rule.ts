import { actRulePage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const noAutoplayAudio: CurbcutRule = {
  id: 'no-autoplay-audio',
  severity: 'moderate',
  criteria: ['1.4.2'],
  rgaa: ['4.10'],
  actIds: ['80f0bf', '4c31df', 'aaa1bf'],
  help: actRulePage('80f0bf'),
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
