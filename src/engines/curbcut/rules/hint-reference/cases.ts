import type { RuleCase } from '../../../rule-cases.ts';

const field = (hint: string, more = '') => `<p><label for="a">Card</label>${hint}<input id="a" ${more}></p>`;
const hint = '<span class="form-hint" id="h">On the back of it</span>';

export const cases: readonly RuleCase[] = [
  ['a hint before the field', field(hint), 'needs_review'],
  ['a hint that the field references', field(hint, 'aria-describedby="x h"'), 'passed'],
  [
    'a hint that the field references, in a shadow root',
    `<div><template shadowrootmode="open">${field(hint, 'aria-describedby="h"')}</template></div>`,
    'passed',
  ],
  [
    'the help text of a framework',
    `<div><input aria-label="Card"><div class="form-text mt-1">On the back of it</div></div>`,
    'needs_review',
  ],
  ['a hint in the label', `<label>Card ${hint}<input></label>`, 'inapplicable'],
  ['text of another class', field('<span class="title">On the back of it</span>'), 'inapplicable'],
  ['an icon', field('<span class="help">Help</span>'), 'inapplicable'],
  ['a link', field('<span class="help"><a href="/">Where is my card</a></span>'), 'inapplicable'],
  ['several fields', `<p>${hint}<input aria-label="A"><input aria-label="B"></p>`, 'inapplicable'],
  ['a hidden hint', field('<span class="form-hint" hidden>On the back of it</span>'), 'inapplicable'],
];
