import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'A dialog that opens must take the focus, or come next',
  description:
    'After a dialog has been opened by keyboard, the focus is in it, or the next Tab leads from its opener into it.',
  whyItMatters:
    'People who use a keyboard or a screen reader stay where the focus is. If a dialog opens elsewhere, they do not notice it, or have to go through the whole page behind it.',
  howToFix: [
    'Open the dialog with `showModal()` on a `<dialog>`: the browser moves the focus into it, keeps it there and returns it.',
    'Otherwise move the focus to the first control or the heading of the dialog when it opens, and back to the opener when it closes.',
  ],
  messages: {
    behind: {
      problem:
        'This dialog opens by “{name}” and has controls. The focus stays outside, and the next Tab does not lead into it.',
      fix: 'Move the focus into it when it opens, as showModal() does.',
    },
  },
} as const satisfies EnglishSentences;
