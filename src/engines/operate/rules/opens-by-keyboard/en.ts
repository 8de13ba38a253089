import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'What a click opens must also open by keyboard',
  description:
    'Enter, Space or an arrow key opens each menu, dialog, tab or other part that the page declares and a click opens.',
  whyItMatters:
    'People who cannot use a mouse press Enter or Space on what they have reached with Tab. If only a click opens a menu, its content does not exist for them.',
  howToFix: [
    'Use `<button type="button">` for what opens something. The browser turns Enter and Space into a click.',
    'Where another element must be used, give it `tabindex="0"` and a role, and open on `click` and on Enter and Space.',
    'In a list of tabs, let the arrow keys move between the tabs, or let Tab reach each of them.',
  ],
  messages: {
    keys: {
      problem: 'A click on “{name}” opens something. Enter, Space and the arrow keys do not.',
      fix: 'Make it a <button>, or let it react to Enter and Space as it does to a click.',
    },
    unreached: {
      problem:
        'A click on “{name}” opens something, and Tab does not reach it. Is there another control that opens the same?',
      fix: 'If not, make it a <button>.',
    },
  },
} as const satisfies EnglishSentences;
