import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Links of one name in one context must lead to the same place',
  description: 'Links with the same name in the same context serve the same purpose.',
  whyItMatters:
    'Several links have the same name and lead to different pages. People who use a screen reader or speech input cannot tell them apart, and open the wrong one.',
  howToFix: [
    'Put what differs into the names: “Contact us by chat” and “Contact us by phone”.',
    'Give links to the same page the same URL.',
  ],
  messages: {
    differ: {
      problem:
        'Another link of the same name in the same context leads to a different page: {address} and {other}. Do both serve the same purpose?',
      fix: 'If not, name them differently.',
    },
  },
} as const satisfies EnglishSentences;
