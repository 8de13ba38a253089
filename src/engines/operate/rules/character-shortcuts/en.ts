import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Shortcuts of a single character must have an off switch',
  description: 'A shortcut of one letter, digit or sign without a modifier key can be turned off or changed.',
  whyItMatters:
    'People who dictate trigger such shortcuts with every word that they say, and people whose hands tremble hit them by accident. The page then does things that they did not intend.',
  howToFix: [
    'Add Ctrl, Alt or Meta to the shortcut.',
    'Or add a setting that turns the shortcuts off or lets people choose other keys, and name it on the page.',
    'Or let the shortcut work only while the element that it belongs to has the focus.',
  ],
  messages: {
    always: {
      problem:
        'The page reacts to {quotedKeys} without a modifier key, and says nothing about turning that off. People who dictate trigger it with every word.',
      fix: 'Add Ctrl or Alt to the shortcut, or a setting that turns it off or changes it.',
    },
    maybe_off: {
      problem:
        'The page reacts to {quotedKeys} without a modifier key, wherever the focus is. Can people turn that off or change the keys?',
      fix: 'If not, add a setting for it.',
    },
  },
} as const satisfies EnglishSentences;
