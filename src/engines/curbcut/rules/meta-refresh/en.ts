import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'A page must not refresh or redirect by itself after a delay',
  description: 'A meta refresh happens at once or after more than 20 hours.',
  whyItMatters:
    'The page reloads or redirects after a fixed time. Screen reader users are sent back to the top in the middle of a sentence, and people who read or type slowly lose their place or what they entered.',
  howToFix: [
    'Remove `<meta http-equiv="refresh" content="…">`.',
    'To send visitors to a new URL, redirect on the server (301 or 302), or at once with a delay of 0.',
    'To show new data, offer a button to update, or change only that part of the page by script without moving the focus.',
    'For a time limit, warn people and let them extend it.',
  ],
  messages: {
    refreshes: {
      problem:
        'The page refreshes or redirects by itself after {n} (second|seconds). People who read slowly or listen to a screen reader lose their place.',
      fix: 'Remove the refresh, or redirect at once (0 seconds).',
    },
  },
} as const satisfies EnglishSentences;
