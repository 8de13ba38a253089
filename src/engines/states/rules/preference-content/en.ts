import type { EnglishSentences } from '../../../rule-sentences.ts';
import { lostMessages } from '../../sentences/en.ts';

export const en = {
  title: 'Preferences should not hide content',
  description:
    'What the page shows by default, it also shows with dark colors, more contrast, forced colors or reduced motion.',
  whyItMatters:
    'People set preferences so that they can use a page at all. Where that hides content, they miss it and do not know.',
  howToFix: [
    'Change colors and motion in a media query for a preference, never `display` or `visibility`.',
    'If content appears by an animation, show it also where the animation does not run.',
  ],
  messages: {
    ...lostMessages,
  },
} as const satisfies EnglishSentences;
