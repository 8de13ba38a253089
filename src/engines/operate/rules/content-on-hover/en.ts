import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Content that appears on hover or focus must stay, be reachable, and close with Escape',
  description:
    'What appears under the pointer or for the focus stays while the pointer is on it. It closes with Escape if it covers other content, and never by itself.',
  whyItMatters:
    'People who enlarge the screen see only a part of a tooltip, and move the pointer over it to read the rest. If it closes then, they cannot read it. If it does not close with Escape, it covers the text that they want to read.',
  howToFix: [
    'Keep the content open while the pointer is on its trigger or on the content itself, without a gap between them.',
    'Close it with Escape, without moving the focus. Listen on the document, because the trigger may not have the focus.',
    'Do not close it by a timer.',
    'Content that moves the text below it down, instead of covering it, needs no Escape.',
  ],
  messages: {
    unreachable: {
      problem: 'The pointer shows “{text}” here. It disappears when the pointer moves onto it.',
      fix: 'Keep it open while the pointer is on it.',
    },
    brief: {
      problem: 'The content “{text}” appears here, and disappears by itself while the pointer or the focus stays.',
      fix: 'Keep it open until the pointer and the focus leave, or until Escape.',
    },
    stuck: {
      problem:
        'The content “{text}” appears here in front of other text. Escape does not close it, and no script of the page listens to keys or clicks.',
      fix: 'Close it with Escape, or place it where it covers no text.',
    },
    gap: {
      problem:
        'The pointer shows “{text}” here, which disappears in the gap on the way to it. Can people reach it with the pointer?',
      fix: 'If not, close the gap, or wait longer before you close it.',
    },
    follows: {
      problem:
        'The pointer shows “{text}” here, which moves along with the pointer, so the pointer never reaches it. Can people who enlarge the screen read all of it?',
      fix: 'If not, leave it where it appeared while the pointer is on its trigger.',
    },
    escape: {
      problem:
        'The content “{text}” appears here in front of other text, and Escape does not close it. Is there another way without moving the pointer or the focus?',
      fix: 'If not, close it with Escape, or place it where it covers no text.',
    },
  },
} as const satisfies EnglishSentences;
