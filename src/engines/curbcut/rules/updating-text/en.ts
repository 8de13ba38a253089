import type { EnglishSentences } from '../../../rule-sentences.ts';

const changed = (changes: number, spanMs: number): string =>
  `The text changed ${changes} times within ${(spanMs / 1_000).toFixed(1)} seconds, by itself`;

export const en = {
  title: 'People must be able to stop text that changes by itself',
  description:
    'Text that changes by itself again and again can be paused, stopped or hidden, or changes as often as people choose.',
  whyItMatters:
    'Text that changes next to what people read draws their eyes to it, and some of them cannot read on. Others need more time than it gives them. Screen readers may speak each change.',
  howToFix: [
    'Show the new text when people ask for it, with a button such as “Update”.',
    'Or add a button near it that pauses the changes, and say so in its name.',
    'Or let people hide it, or choose how often it changes.',
  ],
  messages: {
    cannotStop: (changes: number, spanMs: number) =>
      `${changed(changes, spanMs)}, and the page has no control that could stop it. Add a button that pauses or hides it.`,
    mayStop: (changes: number, spanMs: number) =>
      `${changed(changes, spanMs)}. Can people pause, stop or hide it, or set how often it changes? If not, add a button that does.`,
    textChanges: () =>
      'The text changes by itself. If it does so again and again, people must be able to pause, stop or hide it, or to set how often it changes.',
  },
} satisfies EnglishSentences;
