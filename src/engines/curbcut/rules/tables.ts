import { actRulePage, tutorial, w3cPage } from '../../learn-more.ts';
import type { CurbcutRule } from '../curbcut-rule.ts';
import { ours } from '../curbcut-rule.ts';

/** Headers and their cells. */
export const tableRules = [
  {
    ...ours,
    id: 'th-has-data-cells',
    title: 'Each table header must describe at least one cell',
    description: 'Each header cell of a data table is assigned to another cell by its position, its scope or headers.',
    severity: 'serious',
    criteria: ['1.3.1'],
    rgaa: ['5.7'],
    actIds: ['d0f69e'],
    help: actRulePage('d0f69e'),
    whyItMatters:
      'A header describes no cell. Either it is not a header, or the cells it belongs to are marked wrongly, and screen reader users hear headers that do not match.',
    howToFix: [
      'Check that the column or row of the header has data cells (`<td>`).',
      'Correct `scope`, `headers`, `colspan` and `rowspan` so that the header covers its cells.',
      'Turn cells that describe nothing into `<td>`, and remove empty columns.',
    ],
    learnMore: [tutorial('tables/irregular')],
    inFrames: true,
  },
  {
    ...ours,
    id: 'table-headers',
    title: 'A table must have headers, or be no table',
    description: 'A table with several columns has header cells, or says that it only arranges content.',
    severity: 'serious',
    criteria: ['1.3.1'],
    rgaa: ['5.6'],
    actIds: [],
    help: w3cPage('WAI/WCAG22/Techniques/failures/F91'),
    whyItMatters:
      'Screen readers announce a table with the number of its columns, and each cell with its headers. Without headers, people hear “5, April 5” and not whose age and birthday it is.',
    howToFix: [
      'Make the cells that name a column or a row `<th>`, with `scope="col"` or `scope="row"`.',
      'Where the table only arranges content, give it `role="presentation"`, or better, use CSS.',
    ],
    learnMore: [tutorial('tables')],
    inFrames: true,
  },
  {
    ...ours,
    id: 'table-in-table',
    title: 'A data table must not contain another one',
    description: 'No cell of a table with headers contains a table.',
    severity: 'moderate',
    criteria: ['1.3.1'],
    rgaa: ['5.7'],
    actIds: [],
    help: tutorial('tables/irregular'),
    whyItMatters:
      'Within the inner table, screen readers announce neither the headers of the outer one nor where it ends. People who move from cell to cell lose their place.',
    howToFix: [
      'Put the inner table after the outer one, with a caption that names its subject.',
      'Or make it rows of the outer table, with `scope="rowgroup"` on their header.',
      'Where the inner table only arranges content, give it `role="presentation"`.',
    ],
    learnMore: [tutorial('tables/multi-level')],
    inFrames: true,
  },
] as const satisfies readonly CurbcutRule[];
