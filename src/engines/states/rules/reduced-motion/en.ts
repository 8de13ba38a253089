import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Motion should stop where less motion is preferred',
  description: 'With reduced motion, nothing keeps moving unless the motion is essential.',
  whyItMatters:
    'Motion makes people with vestibular disorders dizzy, and others lose their concentration. They ask their system for less of it.',
  howToFix: [
    'Put animations in `@media (prefers-reduced-motion: no-preference)`.',
    'In scripts, ask `matchMedia("(prefers-reduced-motion: reduce)")` before something moves.',
    'Do not start films and carousels by themselves.',
  ],
  messages: {
    moves: {
      problem:
        'This element keeps moving although less motion is preferred, which makes some people dizzy. Is the motion essential?',
      fix: 'If not, stop it with @media (prefers-reduced-motion: reduce).',
    },
  },
} as const satisfies EnglishSentences;
