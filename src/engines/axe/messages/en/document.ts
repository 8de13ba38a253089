import type { MessagesByRule } from '../../../rule-sentences.ts';

export const documentMessages = {
  'document-title': {
    found: {
      problem:
        'The page has no title. Screen readers read its address when it opens, and tabs and bookmarks have no name.',
      fix: 'Write a <title> that names the page and the site.',
    },
  },
  'duplicate-id-aria': {
    found: {
      problem:
        'Several elements have the id “{id}”, which a label or an ARIA attribute names. Screen readers may read the wrong one.',
      fix: 'Give each element a different id.',
    },
  },
} as const satisfies MessagesByRule;
