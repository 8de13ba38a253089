import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Tab must stay in a modal dialog',
  description:
    'While a modal dialog is open, Tab and Shift+Tab do not lead to elements of the page behind it, least of all to hidden ones.',
  whyItMatters:
    'People who use a keyboard lose sight of the focus when it moves behind a dialog. People who use a screen reader hear parts of a page that the dialog says they cannot use.',
  howToFix: [
    'Open the dialog with `showModal()` on a `<dialog>`: the browser keeps Tab out of the page behind it.',
    'Otherwise set `inert` on everything behind the dialog while it is open.',
    'If people may use the page while the dialog is open, remove `aria-modal`.',
  ],
  messages: {
    hidden: {
      problem:
        'Tab leads out of this modal dialog, which opens by “{name}”, to “{behind}” behind it. That is entirely covered, or hidden from screen readers.',
      fix: 'Set inert on the page behind the dialog, or open it with showModal().',
    },
    hidden_at_start: {
      problem:
        'Tab leads out of this modal dialog, which is open when the page loads, to “{behind}” behind it. That is entirely covered, or hidden from screen readers.',
      fix: 'Set inert on the page behind the dialog, or open it with showModal().',
    },
    behind_at_start: {
      problem:
        'Tab leads out of this modal dialog, which is open when the page loads, to “{behind}” behind it. Can people see and use that while the dialog is open?',
      fix: 'If not, set inert on the page behind the dialog, or open it with showModal(). If they can, remove aria-modal.',
    },
    behind: {
      problem:
        'Tab leads out of this modal dialog, which opens by “{name}”, to “{behind}” behind it. Can people see and use that while the dialog is open?',
      fix: 'If not, set inert on the page behind the dialog, or open it with showModal(). If they can, remove aria-modal.',
    },
  },
} as const satisfies EnglishSentences;
