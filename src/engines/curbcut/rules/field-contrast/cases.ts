import type { RuleCase } from '../../../rule-cases.ts';

const field = (style: string, more = '') =>
  `<label for="f">Boat</label> <input id="f" style="padding: 6px; ${style}" ${more}>`;
const pale = 'border: 1px solid #ddd; background: #fff';
const box = (style: string, more = '') =>
  `<label><input type="checkbox" id="f" style="appearance: none; width: 16px; height: 16px; ${style}" ${more}> Sail</label>`;

/** Styles alone decide these cases. Pictures decide the others: see contrast/control-review.test.ts. */
export const cases: readonly RuleCase[] = [
  ['the look of the browser', '<label>Boat <input></label><label><input type="checkbox"> Sail</label>', 'passed'],
  ['a dark border', field('border: 1px solid #767676'), 'passed'],
  ['a line below', field('border: 0; border-bottom: 1px solid #555'), 'passed'],
  ['a dark fill', field('border: 0; background: #767676'), 'passed'],
  ['a dark outline', field('border: 0; outline: 1px solid #333'), 'passed'],
  ['a box with a dark border', box('border: 1px solid #333'), 'passed'],
  ['a pale border', field(pale), 'needs_review'],
  ['a pale line below', field('border: 0; border-bottom: 1px solid #ccc'), 'needs_review'],
  ['a text area without a border', '<textarea aria-label="Boat" style="border: 0"></textarea>', 'needs_review'],
  ['a box with a pale border', box('border: 1px solid rgb(0 0 0 / 0.2)'), 'needs_review'],
  ['a picture behind it', field('border: 0; background: linear-gradient(#fff, #eee)'), 'needs_review'],
  ['a text in it', field(pale, 'value="Dinghy"'), 'inapplicable'],
  ['a placeholder', field(pale, 'placeholder="Dinghy"'), 'needs_review'],
  ['an inactive one', field(pale, 'disabled'), 'inapplicable'],
  ['an invisible one', field(`${pale}; opacity: 0`), 'inapplicable'],
  ['a hidden one', field(`${pale}; display: none`), 'inapplicable'],
  ['a date, which the browser writes', field(pale, 'type="date"'), 'inapplicable'],
];
