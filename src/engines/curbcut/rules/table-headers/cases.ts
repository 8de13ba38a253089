import type { RuleCase } from '../../../rule-cases.ts';

const rows = '<tr><td>Ada<td>36<td>London<tr><td>Grace<td>85<td>Arlington';
const names = '<td>Name<td>Age<td>Town';

/** A table of ARIA roles. `role`: that of the cells in the first row. */
const ariaRows = (role: string, lines = ['Name Age', 'Ada 36', 'Grace 85']) =>
  lines
    .map((line, at) => {
      const cells = line.split(' ').map((text) => `<span role="${at === 0 ? role : 'cell'}">${text}</span> `);
      return `<div role="row">${cells.join('')}</div>`;
    })
    .join('');

export const cases: readonly RuleCase[] = [
  ['a head of td', `<table><thead><tr>${names}<tbody>${rows}</table>`, 'failed'],
  [
    'a head of td, and rows of other widths',
    `<table><thead><tr>${names}<tbody>${rows}<tr><td>1</table>`,
    'needs_review',
  ],
  ['names in the first row', `<table><tr>${names}${rows}</table>`, 'needs_review'],
  ['blocks', '<table><tr><td><ul><li>Home</ul><td><h2>News</h2></table>', 'needs_review'],
  ['header cells', `<table><tr><th>Name<th>Age<th>Town${rows}</table>`, 'inapplicable'],
  ['a scope', `<table><tr><td scope="col">Name<td>Age<td>Town${rows}</table>`, 'inapplicable'],
  ['a role', `<table role="presentation"><tr>${names}${rows}</table>`, 'inapplicable'],
  ['roles without a header', `<div role="table">${ariaRows('cell')}</div>`, 'needs_review'],
  ['roles in groups of rows', `<div role="table"><div role="rowgroup">${ariaRows('cell')}</div></div>`, 'needs_review'],
  ['roles with headers', `<div role="table">${ariaRows('columnheader')}</div>`, 'inapplicable'],
  ['two rows of roles', `<div role="table">${ariaRows('cell', ['Name Ada', 'Town London'])}</div>`, 'inapplicable'],
  ['a grid', `<div role="grid">${ariaRows('cell')}</div>`, 'inapplicable'],
  ['roles that are hidden', `<div hidden><div role="table">${ariaRows('cell')}</div></div>`, 'inapplicable'],
  ['two rows', '<table><tr><td>Name<td>Ada<tr><td>Town<td>London</table>', 'inapplicable'],
  ['one column', '<table><tr><td>Name<tr><td>Ada<tr><td>Grace</table>', 'inapplicable'],
  ['the lines of code', '<table><tr><td><pre>1\n2</pre><td><pre>a\nb</pre></table>', 'inapplicable'],
];
