import type { RuleCase } from '../../../rule-cases.ts';

const inner = (more = '') => `<table ${more}><tr><th>Item<th>Cost<tr><td>Room<td>9</table>`;
const outer = (cell: string, head = 'th') => `<table><tr><${head}>Item<${head}>Cost<tr><td>${cell}<td>9</table>`;

export const cases: readonly RuleCase[] = [
  ['a table of data', outer(inner()), 'needs_review'],
  ['an arrangement', outer(inner('role="presentation"')), 'inapplicable'],
  ['one row', outer('<table><tr><td>1<td>2</table>'), 'inapplicable'],
  ['within an arrangement', outer(inner(), 'td'), 'inapplicable'],
  ['no other table', inner(), 'inapplicable'],
];
