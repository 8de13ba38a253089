import { ariaAttributeAdvice } from './advice/aria-attributes.ts';
import { ariaRoleAdvice } from './advice/aria-roles.ts';
import { documentAdvice } from './advice/document.ts';
import { formAdvice } from './advice/forms.ts';
import { frameAdvice } from './advice/frames.ts';
import { headingAndListAdvice } from './advice/headings-and-lists.ts';
import { imageAdvice } from './advice/images.ts';
import { keyboardAdvice } from './advice/keyboard.ts';
import { landmarkAdvice } from './advice/landmarks.ts';
import { languageAdvice } from './advice/language.ts';
import { mediaAndTimeAdvice } from './advice/media-and-time.ts';
import { controlNameAdvice } from './advice/names-of-controls.ts';
import type { AdviceByRule, RuleAdvice } from '../rule-advice.ts';
import { unknownRule } from '../rule-advice.ts';
import { tableAdvice } from './advice/tables.ts';
import { widgetNameAdvice } from './advice/widget-names.ts';
import { zoomAndTouchAdvice } from './advice/zoom-and-touch.ts';

const themes: readonly AdviceByRule[] = [
  ariaAttributeAdvice,
  ariaRoleAdvice,
  widgetNameAdvice,
  controlNameAdvice,
  formAdvice,
  imageAdvice,
  mediaAndTimeAdvice,
  landmarkAdvice,
  headingAndListAdvice,
  keyboardAdvice,
  frameAdvice,
  tableAdvice,
  languageAdvice,
  documentAdvice,
  zoomAndTouchAdvice,
];

/** A map and not an object, because a rule id comes from outside and may be `constructor`. */
const adviceByRule: ReadonlyMap<string, RuleAdvice> = new Map(themes.flatMap((theme) => Object.entries(theme)));

/** The rules that have their own advice, in the order of the themes. A rule listed twice appears twice. */
export function listAdvisedRules(): readonly string[] {
  return themes.flatMap((theme) => Object.keys(theme));
}

/**
 * Our explanation and repair advice for an engine's rule id. For an unknown rule, a text that says so. The catalog, not
 * this function, adds reading on the rule's success criteria.
 */
export function adviceFor(ruleId: string): RuleAdvice {
  return adviceByRule.get(ruleId) ?? unknownRule;
}
