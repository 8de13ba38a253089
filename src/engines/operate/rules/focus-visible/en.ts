import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'The keyboard focus must be visible',
  description: 'The page looks different when an element that Tab reaches gets the focus.',
  whyItMatters:
    'People who use the keyboard move from element to element with Tab. When nothing shows which one has the focus, they do not know where they are, or what Enter will do.',
  howToFix: [
    'Remove `outline: none` or `outline: 0`, so that the browser draws its own outline.',
    'Or draw a mark that stands out, such as `:focus-visible { outline: 2px solid; outline-offset: 2px; }`.',
    'Where a hidden `<input>` has the focus, mark its visible label: `input:focus-visible + label { … }`.',
    'Take elements that no one can see out of the order: `hidden`, `inert` or `tabindex="-1"`.',
  ],
  messages: {
    invisible: {
      problem:
        'The keyboard focus cannot be seen on this element: the view looks the same with it. Keyboard users do not know where they are.',
      fix: 'Give it an outline, or another change that stands out, under :focus-visible.',
    },
    covered: {
      problem:
        'The styles of this element do not change with the keyboard focus, and a layer covers the element, so pictures do not show more. Can you see its focus once the layer is closed?',
      fix: 'If not, give it an outline, or another change that stands out, under :focus-visible.',
    },
    moving: {
      problem:
        'The styles of this element do not change with the keyboard focus, and the page keeps moving, so pictures do not show whether the focus can be seen. Can you see it?',
      fix: 'If not, give it an outline, or another change that stands out, under :focus-visible.',
    },
  },
} as const satisfies EnglishSentences;
