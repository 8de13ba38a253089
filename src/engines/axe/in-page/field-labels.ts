import { isExposed } from '../../in-page/exposed.ts';
import type { CheckSpec, RuleSpec } from './axe-in-page.ts';
import { labelsOf } from './reached-labels.ts';
import { readParts } from './second-look.ts';
import { evaluateOf } from './spoken-values.ts';

export const labelRule = 'label-content-name-mismatch';

/**
 * axe compares the name of a control with the text in it. A field has its text beside it, in its label (WCAG 2.5.3,
 * failure F96). axe asks about each field that has a label and another name, and the second look decides.
 */
export function checkFieldLabels(): CheckSpec {
  const ask = evaluateOf(labelRule);
  return {
    id: labelRule,
    evaluate(control, ...rest) {
      return isRenamedField(control) ? undefined : ask.call(this, control, ...rest);
    },
  };
}

export function includeFields(): RuleSpec {
  const rule = axe._audit.rules.find(({ id }) => id === labelRule);
  if (rule === undefined) throw new Error(`axe has no rule ${labelRule}.`);
  const matches = rule.matches.bind(rule);
  return { id: labelRule, matches: (control, ...rest) => isRenamedField(control) || matches(control, ...rest) };
}

/** True for a field that shows a label and has its name from ARIA. */
export function isRenamedField(element: Element): boolean {
  if (
    !element.matches(
      'input[aria-label], input[aria-labelledby], :is(select, textarea):is([aria-label], [aria-labelledby])',
    )
  )
    return false;
  if (element.matches('[type=hidden], [type=button], [type=submit], [type=reset], [type=image]')) return false;
  return isExposed(element) && readLabel(element, true).trim() !== '';
}

/** The text of the labels of a field that people see, or do not see, without what the fields in it show. */
export function readLabel(field: Element, isSeen: boolean): string {
  const skipped = 'script, style, math, input, select, textarea, button, output, meter, progress';
  return (labelsOf(field) ?? []).map((label) => readParts(label, isSeen, skipped)).join(' ');
}
