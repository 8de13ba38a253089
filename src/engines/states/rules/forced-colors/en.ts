import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Controls should be visible with forced colors',
  description: 'No control disappears when the browser replaces the colors of the page with those of the user.',
  whyItMatters:
    'People with low vision choose a few colors of strong contrast in their system. The browser then drops background colors and shadows, and a control that consists of nothing else cannot be found.',
  howToFix: [
    'Add a border: `border: 1px solid transparent` is enough, because forced colors make it visible.',
    'Draw icons as SVG with `currentColor`, not as a mask over a background color.',
    'Use system colors such as `ButtonText` in `@media (forced-colors: active)`.',
  ],
  messages: {
    vanished: {
      problem:
        'This control cannot be seen with forced colors: only a background color, a shadow or a mask showed it. People who need high contrast do not find it.',
      fix: 'Add a border (a transparent one is enough), a text, or an image with an outline in currentColor.',
    },
  },
} as const satisfies EnglishSentences;
