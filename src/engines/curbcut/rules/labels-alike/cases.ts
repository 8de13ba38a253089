import type { RuleCase } from '../../../rule-cases.ts';

const name = '<label>Name <input></label>';

export const cases: readonly RuleCase[] = [
  ['two labels', `<form>${name}${name}</form>`, 'needs_review'],
  ['two names', '<input aria-label="Name"><input aria-label="name">', 'needs_review'],
  ['two groups', `<form><fieldset>${name}</fieldset><fieldset>${name}</fieldset></form>`, 'inapplicable'],
  ['two headings', `<form><h2>Child</h2>${name}<h2>Parent</h2>${name}</form>`, 'inapplicable'],
  ['two forms', `<form>${name}</form><form>${name}</form>`, 'inapplicable'],
  ['two rows', `<table><tr><td>${name}<tr><td>${name}</table>`, 'inapplicable'],
  [
    'names that differ',
    '<b id="a">Child</b><b id="b">Parent</b><input aria-labelledby="a"><input aria-labelledby="b">',
    'inapplicable',
  ],
  [
    'names that differ, in a shadow root',
    '<div><template shadowrootmode="open"><b id="a">Child</b><b id="b">Parent</b><input aria-labelledby="a"><input aria-labelledby="b"></template></div>',
    'inapplicable',
  ],
  [
    'radio buttons, and fields without a label',
    '<input><input><label>A<input type="radio"></label><label>A<input type="radio"></label>',
    'inapplicable',
  ],
];
