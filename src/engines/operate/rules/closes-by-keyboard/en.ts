import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'What the pointer closes must also close by keyboard',
  description: 'Escape, or a control that Tab reaches, closes each dialog that the pointer closes.',
  whyItMatters:
    'A dialog that only the pointer closes stays in front of the page for everyone who cannot use one. They cannot go on.',
  howToFix: [
    'Open the dialog with `showModal()` on a `<dialog>`: Escape closes it without a script.',
    'Make the control that closes it a `<button type="button">`, so that Tab reaches it and Enter and Space press it.',
  ],
  messages: {
    pointer: {
      problem:
        'A click closes this dialog, which opens by “{name}”. Escape does not, and neither does a key on a control in it.',
      fix: 'Close it on Escape, and make the control that closes it a <button>.',
    },
    other: {
      problem:
        'A click closes this dialog, which opens by “{name}”, and Escape does not. Does another control in it, or moving the focus out of it, close it too?',
      fix: 'If not, close it on Escape, and make the control that closes it a <button>.',
    },
    unknown: {
      problem:
        'This modal dialog, which opens by “{name}”, has no control that Tab reaches, and Escape does not close it. Can people close it by keyboard?',
      fix: 'If not, close it on Escape, and add a <button> that closes it.',
    },
  },
} as const satisfies EnglishSentences;
