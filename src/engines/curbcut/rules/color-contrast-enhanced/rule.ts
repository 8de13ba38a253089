import { enhancedContrast } from '../../../contrast/required-ratio.ts';
import { understandingPage, w3cPage } from '../../../learn-more.ts';
import type { ContrastRule } from '../../curbcut-rule.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const colorContrastEnhanced: ContrastRule = {
  id: 'color-contrast-enhanced',
  severity: 'serious',
  criteria: ['1.4.6'],
  actIds: ['09o5cg'],
  help: understandingPage('1.4.6'),
  learnMore: [w3cPage('WAI/perspective-videos/contrast/')],
  contrast: enhancedContrast,
  texts: { en, de },
};
