import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'A change of a control must not change the page',
  description:
    'No control leads to another page, sends its form or opens a window as soon as its value changes, unless the page says so before.',
  whyItMatters:
    'People who use a keyboard pass over the options of a list, and each one changes its value. If the first change leads away, the options after it are out of reach. Screen reader users do not notice that they are elsewhere.',
  howToFix: [
    'Add a button that does it, such as "Go" or "Apply". Do it when the button is pressed, not on `change` or `input`.',
    'If it must happen at once, say so in the label, or in a text before the control.',
    'A change may show, hide or sort content, as long as the page stays.',
  ],
  messages: {
    page: {
      problem:
        'As soon as the value of this control changes, the page leaves for another one or sends a form. No text says so.',
      fix: 'Do that when a button is pressed, or say it in the label.',
    },
    window: {
      problem: 'As soon as the value of this control changes, a script opens a window. No text says so.',
      fix: 'Open it when a button is pressed, or say it in the label.',
    },
    advised: {
      problem:
        'As soon as the value of this control changes, the page leaves, or opens a window. This text may say so: "{advice}".',
      fix: 'Check that people read before the control what happens. If not, do it when a button is pressed.',
    },
    unknown: {
      problem:
        'As soon as the value of this control changes, the page leaves, or opens a window. Curbcut does not know whether people read that before.',
      fix: 'Check that a text before the control says it. If not, do it when a button is pressed.',
    },
  },
} as const satisfies EnglishSentences;
