import type { RuleTexts } from '../../../engine.ts';
import { joinWordings } from '../../../rule-wording.ts';
import { ariaAttributeTexts } from './aria-attributes.ts';
import { ariaRoleTexts } from './aria-roles.ts';
import { documentTexts } from './document.ts';
import { formTexts } from './forms.ts';
import { frameTexts } from './frames.ts';
import { headingAndListTexts } from './headings-and-lists.ts';
import { imageTexts } from './images.ts';
import { keyboardTexts } from './keyboard.ts';
import { landmarkTexts } from './landmarks.ts';
import { languageTexts } from './language.ts';
import { mediaAndTimeTexts } from './media-and-time.ts';
import { controlNameTexts } from './names-of-controls.ts';
import { tableTexts } from './tables.ts';
import { widgetNameTexts } from './widget-names.ts';
import { zoomAndTouchTexts } from './zoom-and-touch.ts';

/**
 * The titles and descriptions are our own, because those of axe's translation lack rules, mix languages, and differ in
 * meaning from the English ones.
 */
export const germanAxeTexts: RuleTexts = joinWordings([
  ariaAttributeTexts,
  ariaRoleTexts,
  widgetNameTexts,
  controlNameTexts,
  formTexts,
  imageTexts,
  mediaAndTimeTexts,
  landmarkTexts,
  headingAndListTexts,
  keyboardTexts,
  frameTexts,
  tableTexts,
  languageTexts,
  documentTexts,
  zoomAndTouchTexts,
]);
