import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Only what can be used should be reached by Tab',
  description: 'Text that does nothing has no `tabindex`.',
  whyItMatters:
    'Screen readers read text without it having the focus. People who use the keyboard press Tab once more for each such text, and expect that something can be done there.',
  howToFix: [
    'Remove `tabindex="0"` from text.',
    'Where the text does something, make it a `<button>` or a link.',
    'Where a script puts the focus there, use `tabindex="-1"`.',
  ],
  messages: {
    text: {
      problem:
        'Tab stops at this text, and nothing says that it can be used. Does something happen when people press Enter there?',
      fix: 'If not, remove the tabindex. If so, make it a <button> or a link.',
    },
  },
} as const satisfies EnglishSentences;
