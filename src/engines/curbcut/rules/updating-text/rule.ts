import { actRulePage, w3cPage } from '../../../learn-more.ts';
import type { CurbcutRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const updatingText: CurbcutRule = {
  id: 'updating-text',
  severity: 'serious',
  criteria: ['2.2.2'],
  rgaa: ['13.8'],
  actIds: ['efbfc7'],
  help: actRulePage('efbfc7'),
  learnMore: [w3cPage('WAI/WCAG22/Techniques/general/G186')],
  inFrames: false,
  check: new URL('check.in-page.ts', import.meta.url),
  texts: { en, de },
};
