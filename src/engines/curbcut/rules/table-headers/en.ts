import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'A table must have headers, or be no table',
  description: 'A table with several columns has header cells, or says that it only arranges content.',
  whyItMatters:
    'Screen readers announce a table with the number of its columns, and each cell with its headers. Without headers, people hear “5, April 5” and not whose age and birthday it is.',
  howToFix: [
    'Make the cells that name a column or a row `<th>`, with `scope="col"` or `scope="row"`.',
    'Where the table only arranges content, give it `role="presentation"`, or better, use CSS.',
  ],
  messages: {
    head_without_headers: {
      problem:
        'The cells in the head of this table name its columns, and they are td. Screen readers do not say them with the cells below.',
      fix: 'Make them th, with scope="col".',
    },
    layout: {
      problem:
        'This table has no header cell, and its cells hold headings, lists or other blocks. Does it only arrange them?',
      fix: 'If so, give it role="presentation". If it has data, make its headers th.',
    },
    no_header_roles: {
      problem: 'This table of ARIA roles has no header cell. Do its first cells name the columns or rows?',
      fix: 'If so, give them role="columnheader" or role="rowheader", or use a <table> with th.',
    },
    no_headers: {
      problem: 'This table has no header cell. Do its first cells name the columns or rows?',
      fix: 'If so, make them th. If the table only arranges content, give it role="presentation".',
    },
  },
} as const satisfies EnglishSentences;
