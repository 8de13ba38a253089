import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'What can be clicked must be reachable by keyboard',
  description: 'Tab reaches each area that shows the cursor of a link or button on a page with scripts.',
  whyItMatters:
    'People who cannot use a mouse move through a page with Tab, and press Enter or Space. What Tab does not reach does not exist for them, and screen readers do not announce it as something to use.',
  howToFix: [
    'Use `<button type="button">` for what does something and `<a href>` for what leads somewhere. Both are reached by Tab and react to Enter.',
    'Where another element must be used, give it `tabindex="0"`, a role such as `button`, and a listener for Enter and Space.',
    'Where a click does nothing, or only what a link or button next to it does too, remove `cursor: pointer` or mark the finding as a false positive.',
  ],
  messages: {
    clickable: {
      problem:
        'This element has the cursor of a link or button, and Tab does not reach it. Does a click on it do something that nothing in the tab order does?',
      fix: 'If so, make it a <button> or a link.',
    },
    named: {
      problem: 'This element has the role of a control, and Tab does not reach it. Do people use it?',
      fix: 'If so, make it a <button>, a link or an <input>. If not, remove the role.',
    },
    closer: {
      problem:
        'This hidden element is named like a button that closes something, and Tab will not reach it when it is shown. Is it the only way to close what it belongs to?',
      fix: 'If so, make it a <button>.',
    },
  },
} as const satisfies EnglishSentences;
