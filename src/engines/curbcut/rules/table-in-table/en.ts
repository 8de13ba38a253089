import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'A data table must not contain another one',
  description: 'No cell of a table with headers contains a table.',
  whyItMatters:
    'Within the inner table, screen readers announce neither the headers of the outer one nor where it ends. People who move from cell to cell lose their place.',
  howToFix: [
    'Put the inner table after the outer one, with a caption that names its subject.',
    'Or make it rows of the outer table, with `scope="rowgroup"` on their header.',
    'Where the inner table only arranges content, give it `role="presentation"`.',
  ],
  messages: {
    nested: {
      problem:
        'This table is in a cell of another table with headers. Can people still tell which row and column its cells belong to?',
      fix: 'If not, put it after the other table.',
    },
  },
} as const satisfies EnglishSentences;
