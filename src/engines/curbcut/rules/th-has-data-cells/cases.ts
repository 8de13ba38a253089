import type { RuleCase } from '../../../rule-cases.ts';
import { onOnePage } from '../../../rule-cases.ts';

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
  onOnePage('cells by position, scope, visibility and role', [
    ['an empty cell', '<table id=t><tr><th>City<tr><td></table>', ''],
    ['a hidden cell', '<table id=t><tr><th>City<th>Rain<tr><td>Oslo<td hidden>3</table>', ''],
    ['a hidden row', '<table id=t><tr><th>City<tr hidden><td>Oslo</table>', ''],
    ['a group of columns', '<table id=t><tr><th scope=colgroup colspan=2>City<tr><td>Oslo<td>3</table>', ''],
    ['a group of rows', '<table id=t><tbody><tr><th scope=rowgroup>City<tr><td>Oslo<td>3</table>', ''],
    ['a row to the end', '<table id=t><tr><th rowspan=0 scope=row>City<td>1<tr><td>2</table>', ''],
    ['a table in a cell', '<table id=t><tr><th>City<tr><td><table><tr><td>Oslo</table></table>', ''],
    ['a header that is called one of a row', '<table id=t><tr><td role=rowheader>City<td>Oslo</table>', ''],
    [
      'a header that another header names',
      '<table id=t><tr><th id="ot">City<tr><th headers="ot">Oslo<td>1</table>',
      '',
    ],
    ['headers that name a missing id', '<table id=t><tr><th>City<tr><td headers="none">Oslo</table>', 'failed'],
    [
      'a grid of ARIA',
      '<div id=t role=grid><div role=row><i role=columnheader>City</i><i role=columnheader>Rain</i></div><div role=row><i role=gridcell>Oslo</i></div><div role=row><i role=gridcell>Bergen</i></div></div>',
      'failed',
    ],
    [
      'a grid of ARIA without rows',
      '<div id=t role=grid><div role=row><i role=columnheader>City</i><i role=columnheader>Rain</i></div><div role=row><i role=gridcell>No cities</i></div></div>',
      'needs_review',
    ],
    [
      'a grid of ARIA with a wide cell',
      '<div id=t role=grid><div role=row><i role=columnheader>City</i><i role=columnheader>Rain</i></div><div role=row><i role=gridcell aria-colspan=2>Oslo, 3</i></div></div>',
      '',
    ],
    [
      'a whole grid of ARIA',
      '<div id=t role=grid><div role=row><span role=columnheader>City</span></div><div role=row><span role=gridcell>Oslo</span></div></div>',
      '',
    ],
    [
      'cells from a component',
      '<div id=t role=table><div role=row><i role=columnheader>City</i></div><div role=row><template shadowrootmode="open"><i role=cell>Oslo</i></template></div></div>',
      '',
    ],
    [
      'cells that a row owns',
      '<div id=t role=table><div role=row><i role=columnheader>City</i></div><div role=row aria-owns="owned"></div></div><i id="owned" role=cell>Oslo</i>',
      '',
    ],
    [
      'rows in groups of ARIA',
      '<div id=t role=table><div role=rowgroup><div role=row><span role=columnheader>City</span></div></div><div role=rowgroup><div role=row><span role=cell>Oslo</span></div></div></div>',
      '',
    ],
    [
      'a row header of ARIA',
      '<div id=t role=table><div role=row><span role=rowheader>City</span><span role=cell>Oslo</span></div></div>',
      '',
    ],
  ]),
];
