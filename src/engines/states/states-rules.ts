import { forcedColors } from './rules/forced-colors/rule.ts';
import { preferenceContent } from './rules/preference-content/rule.ts';
import { reducedMotion } from './rules/reduced-motion/rule.ts';
import { reflow } from './rules/reflow/rule.ts';
import { textSpacing } from './rules/text-spacing/rule.ts';
import { zoom200 } from './rules/zoom-200/rule.ts';
import type { StatesRule } from './states-rule.ts';

/** The order in which they look at a page. */
export const statesRules: readonly StatesRule[] = [
  reflow,
  zoom200,
  textSpacing,
  preferenceContent,
  forcedColors,
  reducedMotion,
];
