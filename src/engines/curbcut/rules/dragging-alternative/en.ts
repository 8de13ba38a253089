import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Whatever is dragged can also be moved without dragging',
  description: 'What people move by dragging has another way with single clicks or taps, such as buttons.',
  whyItMatters:
    'Holding a button down while moving the pointer is hard or impossible for people with tremor, and for people who use an eye tracker, a head pointer or their voice. A way by keyboard does not help those who only point.',
  howToFix: [
    'Add buttons such as “Move up” and “Move down”, or a menu with the places to move to.',
    'Or let people choose the element with one click, and its new place with another one.',
  ],
  messages: {
    dragged: {
      problem: 'This element can be dragged. Can people do the same with single clicks or taps?',
      fix: 'If not, add buttons or a menu that move it.',
    },
  },
} as const satisfies EnglishSentences;
