import { actRulePage, tutorial } from '../../learn-more.ts';
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
] as const satisfies readonly CurbcutRule[];
