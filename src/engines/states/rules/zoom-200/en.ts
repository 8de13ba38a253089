import type { EnglishSentences } from '../../../rule-sentences.ts';
import { overlapMessages, lostMessages } from '../../sentences/en.ts';

export const en = {
  title: 'Nothing may be covered or missing at 200 % zoom',
  description: 'When the page is zoomed to 200 %, no text covers other text, and no content or control disappears.',
  whyItMatters:
    'People with low vision zoom in to read. Text that lies over other text cannot be read, and they do not know of what has disappeared.',
  howToFix: [
    'Use `min-height` in place of `height`, so that boxes grow with their text.',
    'Place parts of the page with `flex` or `grid`, not with `position: absolute`.',
    'Keep all content and functions: move them behind a button where there is no room.',
  ],
  messages: {
    ...overlapMessages,
    ...lostMessages,
  },
} as const satisfies EnglishSentences;
