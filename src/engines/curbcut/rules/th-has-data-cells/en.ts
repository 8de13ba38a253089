import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Each table header must describe at least one cell',
  description: 'Each header cell of a data table is assigned to another cell by its position, its scope or headers.',
  whyItMatters:
    'A header describes no cell. Either it is not a header, or the cells it belongs to are marked wrongly, and screen reader users hear headers that do not match.',
  howToFix: [
    'Check that the column or row of the header has data cells (`<td>`).',
    'Correct `scope`, `headers`, `colspan` and `rowspan` so that the header covers its cells.',
    'Turn cells that describe nothing into `<td>`, and remove empty columns.',
  ],
  messages: {
    empty: {
      problem: '{n} header (cell of this table describes|cells of this table describe) no cell: {quotedHeaders}.',
      fix: 'Add the cells, correct scope or headers, or make the header a td.',
    },
    no_rows: {
      problem:
        'This table has a head and no rows, so {n} (header describes|headers describe) no cell: {quotedHeaders}.',
      fix: 'If its rows are in another table, put the head into that one. If there are none yet, check the table with rows.',
    },
    repeated: {
      problem: 'The footer of this table repeats {n} (header|headers), and no cell is below: {quotedHeaders}.',
      fix: 'Make them td, unless a screen reader announces them where they help.',
    },
    unclear: {
      problem: 'It is unclear which cells {n} (header|headers) of this table (describes|describe): {quotedHeaders}.',
      fix: 'Add scope="col" or scope="row" to them.',
    },
  },
} as const satisfies EnglishSentences;
