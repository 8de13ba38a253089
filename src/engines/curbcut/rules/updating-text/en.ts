import type { EnglishSentences } from '../../../rule-sentences.ts';

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
    changes: {
      problem:
        'This text changes by itself. That distracts people with attention disorders, and screen readers may interrupt what they read.',
      fix: 'If it changes again and again, let people pause, stop or hide it, or set how often it changes.',
    },
    cannot_stop: {
      problem:
        'This text changed {n} (time|times) by itself within {nSeconds} seconds, and no control of the page could stop it. People with attention disorders cannot read next to it.',
      fix: 'Add a button that pauses or hides it.',
    },
    may_stop: {
      problem:
        'This text changed {n} (time|times) by itself within {nSeconds} seconds. Can people pause, stop or hide it, or set how often it changes?',
      fix: 'If not, add a button for that.',
    },
  },
} as const satisfies EnglishSentences;
