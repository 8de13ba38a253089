import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['a progress bar without a name', '<p>Text</p><progress value="7" max="10">70 %</progress>', 'needs_review'],
  ['a meter without a name', '<meter value="0.7">70 %</meter>', 'needs_review'],
  ['a bar that shows no value', '<progress></progress>', 'needs_review'],
  [
    'a label that refers to it',
    '<label for="a">Upload</label><progress id="a" value="1" max="2"></progress>',
    'passed',
  ],
  ['a label around it', '<label>Disk space used <meter value="0.7"></meter></label>', 'passed'],
  ['an empty label', '<label for="a"></label><meter id="a" value="0.7"></meter>', 'needs_review'],
  ['an aria-label', '<meter aria-label="Disk space used" value="0.7"></meter>', 'passed'],
  ['an empty aria-label', '<meter aria-label=" " value="0.7"></meter>', 'needs_review'],
  ['another element that names it', '<b id="a">Upload</b><progress aria-labelledby="a"></progress>', 'passed'],
  ['a reference to no element', '<progress aria-labelledby="a"></progress>', 'needs_review'],
  ['a title', '<progress title="Upload"></progress>', 'passed'],
  ['a role, which other rules judge', '<progress role="progressbar"></progress>', 'inapplicable'],
  ['one hidden from screen readers', '<progress aria-hidden="true"></progress><p>70 %</p>', 'inapplicable'],
  ['one that is not shown', '<progress hidden></progress><p>Text</p>', 'inapplicable'],
  [
    'in a shadow root',
    '<div><template shadowrootmode="open"><meter value="0.7"></meter></template></div>',
    'needs_review',
  ],
  ['in a frame', '<iframe title="Disk" srcdoc="<meter value=0.7></meter>"></iframe>', 'needs_review'],
];
