import { textContrast } from '../../../contrast/required-ratio.ts';
import { understandingPage, w3cPage } from '../../../learn-more.ts';
import type { ContrastRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const colorContrast: ContrastRule = {
  id: 'color-contrast',
  severity: 'serious',
  criteria: ['1.4.3'],
  rgaa: ['3.2'],
  actIds: ['afw4f7', '09o5cg'],
  help: understandingPage('1.4.3'),
  learnMore: [w3cPage('WAI/perspective-videos/contrast/')],
  contrast: textContrast,
  texts: { en, de },
};
