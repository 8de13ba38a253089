import type { MessagesByRule } from '../../../rule-sentences.ts';

export const tableMessages = {
  'empty-table-header': {
    found: {
      problem: 'This header cell has no text. Screen readers read nothing where they should name the row or column.',
      fix: 'Write text into it, or make it a td.',
    },
    review: {
      problem: 'Whether this header cell has text could not be determined.',
      fix: 'If it has none, write text into it or make it a td.',
    },
    sign: {
      problem:
        'The only text of this header cell is the sign “{sign}”, which CSS adds. Does it name the column or row?',
      fix: 'If not, write text into the cell.',
    },
  },
  'scope-attr-valid': {
    value: {
      problem: 'scope="{scope}" does not say what this cell describes. Screen readers may name wrong headers.',
      fix: 'Write scope="col" or scope="row" on a th.',
    },
    found: {
      problem: 'This scope does not say what the cell describes. Screen readers may name wrong headers.',
      fix: 'Write scope="col" or scope="row" on a th.',
    },
  },
  'table-duplicate-name': {
    found: {
      problem: 'The caption and the summary of this table say the same. Screen readers read it twice.',
      fix: 'Remove the summary, or describe the structure of the table in it.',
    },
    review: {
      problem: 'Whether the caption and the summary of this table say the same could not be determined.',
      fix: 'If they do, remove the summary.',
    },
  },
  'td-headers-attr': {
    self: {
      problem: 'A cell of this table names itself in headers. Screen readers do not name the header that it needs.',
      fix: 'Name the ids of th cells of the same table.',
    },
    no_header: {
      problem:
        'The headers attribute of a cell names a cell that is no header. Screen readers do not name the header that it needs.',
      fix: 'Make that cell a th, or name another one.',
    },
    found: {
      problem:
        'The headers attribute of a cell names something that is not in this table. Screen readers do not name the header that it needs.',
      fix: 'Name the ids of th cells of the same table.',
    },
    review: {
      problem: 'The headers attribute of a cell of this table is empty. Does the cell need a header?',
      fix: 'If so, name the ids of its th cells. If not, remove the attribute.',
    },
  },
} as const satisfies MessagesByRule;
