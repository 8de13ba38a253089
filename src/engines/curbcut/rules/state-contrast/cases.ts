import type { RuleCase } from '../../../rule-cases.ts';

const box = (style: string, more = '') => `<label><input type="checkbox" style="${style}" ${more}> Sail</label>`;
const drawn = 'appearance: none; width: 16px; height: 16px; border: 1px solid #333';

/** The rule only finds what pictures decide: see contrast/control-review.test.ts. */
export const cases: readonly RuleCase[] = [
  ['a box that a style draws', box(drawn), 'needs_review'],
  ['a hidden box with a label that may draw it', box('opacity: 0; position: absolute'), 'needs_review'],
  ['the look of the browser', box(''), 'inapplicable'],
  ['an inactive box', box(drawn, 'disabled'), 'inapplicable'],
  ['a box that is not there', box('display: none'), 'inapplicable'],
  ['a hidden box without a label', '<input type="checkbox" aria-label="Sail" style="opacity: 0">', 'inapplicable'],
];
