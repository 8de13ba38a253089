import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Links should make sense on their own',
  description: 'The name of a link says where it leads, also without the text around it.',
  whyItMatters:
    'People who use a screen reader often read a list of all links of the page. In that list, “read more” and “here” say nothing. People who see only a small part of the screen also meet the link without the sentence.',
  howToFix: [
    'Name what the link leads to: “Read more about opening hours” or just “Opening hours”.',
    'Add words for screen readers with visually hidden text where the design has no room. `display: none` hides them from screen readers too.',
  ],
  messages: {
    vague: {
      problem: 'In a list of links, the name “{name}” does not say where this link leads.',
      fix: 'Name what the link leads to.',
    },
  },
} as const satisfies EnglishSentences;
