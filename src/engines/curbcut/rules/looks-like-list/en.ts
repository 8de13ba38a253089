import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Lines that look like a list must be one',
  description: 'Lines that begin with bullets or numbers are marked up as a list.',
  whyItMatters:
    'Screen readers say how many items a list has, and let people jump past it. Lines with typed bullets are read as one long text, with “bullet” or “asterisk” in between.',
  howToFix: [
    'Use `<ul>` or `<ol>` with an `<li>` for each line, and remove the typed bullets and numbers.',
    'Where the numbers are part of the text, as in a law, keep them and hide those of the list: `list-style: none`.',
  ],
  messages: {
    list: {
      problem:
        '{n} (line begins|lines begin) with a bullet or a number, as a list does. Screen readers do not say that it is a list, nor how long it is.',
      fix: 'If it is a list, use ul or ol with li.',
    },
  },
} as const satisfies EnglishSentences;
