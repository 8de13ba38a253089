import type { ContrastRule } from './curbcut-rule.ts';
import { colorContrast } from './rules/color-contrast/rule.ts';
import { colorContrastEnhanced } from './rules/color-contrast-enhanced/rule.ts';

export const contrastRules: readonly ContrastRule[] = [colorContrast, colorContrastEnhanced];
