import type { RuleCase } from '../../../rule-cases.ts';

const table = (rows: string) => `<table>${rows}</table>`;

export const cases: readonly RuleCase[] = [
  ['headers of columns and rows', table('<tr><td><th>May<tr><th>Rain<td>3'), 'passed'],
  ['a column of row headers under its header', table('<tr><th>City<th>Rain<tr><th>Oslo<td>3'), 'passed'],
  ['a header without cells', table('<tr><th>City<th>Rain<tr><td>Oslo'), 'failed'],
  ['headers alone', table('<tr><th>City<th>Rain'), 'failed'],
  ['a head whose rows are not there yet', table('<thead><tr><th>City<th>Rain<tbody>'), 'needs_review'],
  ['a head whose rows are in another table', table('<thead><tr><th>City<th>Rain'), 'needs_review'],
  [
    'a head of two rows with an empty row below',
    table('<thead><tr><th colspan=2>A<tr><th>B<th>C<tbody><tr>'),
    'needs_review',
  ],
  ['a head above a message', table('<thead><tr><th>City<th>Rain<tbody><tr><td colspan=2>No cities'), 'passed'],
  ['a head with rows that are too short', table('<thead><tr><th>City<th>Rain<tbody><tr><td>Oslo'), 'failed'],
  [
    'cells below that are of another header',
    table('<tr><th id=a>City<th>Rain<tr><td>Oslo<td headers=a>Bergen'),
    'failed',
  ],
  ['a cell elsewhere that names it', table('<tr><th>City<th id=b>Rain<tr><td>Oslo<tr><td headers=b>3'), 'passed'],
  ['cells that reach below it', table('<tr><th>City<th>Rain<tr><td colspan=2>Oslo, 3'), 'passed'],
  ['a row that its header spans', table('<tr><th rowspan=2 scope=row>Oslo<td>1<tr><td>2'), 'passed'],
  ['a scope that leads nowhere', table('<tr><th scope=row>City<tr><td>Oslo'), 'failed'],
  [
    'headers that the footer repeats',
    table('<thead><tr><th>City<th>Rain<tbody><tr><td>Oslo<td>3<tfoot><tr><th>City<th>Rain'),
    'needs_review',
  ],
  ['a header of the footer alone', table('<thead><tr><th>City<tbody><tr><td>Oslo<tfoot><tr><th>Sum'), 'failed'],
  ['a header in the middle of data', table('<tr><td>1<td>2<tr><td>3<th>?'), 'needs_review'],
  ['no header', table('<tr><td>12:00'), 'inapplicable'],
  ['an invisible header', table('<tr><th hidden>City<tr><td>Oslo'), 'inapplicable'],
  ['a header hidden from screen readers', table('<tr><th aria-hidden=true>City<tr><td>Oslo'), 'inapplicable'],
  ['a header that is called a cell', table('<tr><th role=cell>City'), 'inapplicable'],
  ['a table that only arranges', '<table role="presentation"><tr><th>City</table>', 'inapplicable'],
];
