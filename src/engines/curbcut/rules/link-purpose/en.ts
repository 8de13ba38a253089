import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Links must say where they lead',
  description:
    'A link with a name such as “More” has a sentence, list item, table header or heading that says where it leads.',
  whyItMatters:
    'The name of the link says nothing about where it leads, and nothing around it does. People who use a screen reader move from link to link, or open a list of all links, and hear “more, more, click here”.',
  howToFix: [
    'Name what the link leads to: “Read more about opening hours” or just “Opening hours”.',
    'Add words for screen readers with visually hidden text where the design has no room.',
    'Put the link into the sentence or list item that it belongs to, or below a heading.',
  ],
  messages: {
    unclear: {
      problem:
        'This link is named “{name}”, and no sentence, list item, table header or heading says where it leads. Screen readers list links without the text around them.',
      fix: 'Name what the link leads to.',
    },
    below_heading: {
      problem:
        'This link is named “{name}”, below the heading “{section}”. Is it clear from that where the link leads?',
      fix: 'If not, name what the link leads to.',
    },
    sign: {
      problem: 'This link is named “{name}”, which screen readers read as a sign or not at all.',
      fix: 'Name what the link leads to, or make the words before it the link.',
    },
  },
} as const satisfies EnglishSentences;
