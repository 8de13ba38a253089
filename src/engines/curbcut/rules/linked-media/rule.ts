import { w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const linkedMedia: CurbcutRule = {
  id: 'linked-media',
  severity: 'serious',
  criteria: ['1.2.1', '1.2.2', '1.2.3'],
  rgaa: ['4.1'],
  actIds: [],
  help: w3cPage('WAI/media/av/'),
  learnMore: [],
  inFrames: true,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
