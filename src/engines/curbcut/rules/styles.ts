import { ariaPattern, w3cPage } from '../../learn-more.ts';
import type { CurbcutRule } from '../curbcut-rule.ts';
import { ours } from '../curbcut-rule.ts';

/** What style sheets do to content. */
export const styleRules = [
  {
    ...ours,
    id: 'shown-on-hover',
    title: 'What appears under the pointer must also appear by keyboard',
    description: 'Content that a style shows on `:hover` is also shown for the focus, or by a control.',
    severity: 'serious',
    criteria: ['2.1.1'],
    rgaa: ['10.14'],
    actIds: [],
    help: w3cPage('WAI/WCAG22/Techniques/failures/F54'),
    whyItMatters:
      'A menu or a tooltip that only the pointer opens does not exist for people who use the keyboard, and on touch screens it is hard to open for everyone.',
    howToFix: [
      'Open menus with a `<button aria-expanded>` that says whether they are open.',
      'Show tooltips and short menus also with `:focus-within` on an element that Tab reaches.',
      'Where the same is on the page or behind the link, mark the finding as a false positive.',
    ],
    learnMore: [ariaPattern('disclosure'), ariaPattern('tooltip')],
    inFrames: false,
  },
  {
    ...ours,
    id: 'generated-text',
    title: 'Text that says something must be in the document',
    description: 'Words that a style sheet adds before or after elements only decorate.',
    severity: 'moderate',
    criteria: ['1.3.1'],
    rgaa: ['10.2'],
    actIds: [],
    help: w3cPage('WAI/WCAG22/Techniques/failures/F87'),
    whyItMatters:
      'Words from a style sheet disappear for people who read with their own styles or in a reading mode, they cannot be found or copied, and translations leave them out.',
    howToFix: [
      'Write the words into the document.',
      'Where they only decorate, keep screen readers from reading them: `content: "New" / ""`.',
      'Where the document says the same, mark the finding as a false positive.',
    ],
    learnMore: [],
    inFrames: false,
  },
  {
    ...ours,
    id: 'reading-order',
    title: 'Content must be in the order in which it is shown',
    description: 'Floating elements in one line are shown in the order of the document.',
    severity: 'moderate',
    criteria: ['1.3.2'],
    rgaa: ['10.3'],
    actIds: [],
    help: w3cPage('WAI/WCAG22/Techniques/failures/F1'),
    whyItMatters:
      'Screen readers and Tab follow the document, not the screen. When floats turn the order around, people hear the last step first, or lose the focus that jumps across the line.',
    howToFix: [
      'Write the elements in the order in which they are read.',
      'Use `display: flex` with `justify-content` or `margin-left: auto` to move them to the side.',
      'Where every order makes sense, mark the finding as a false positive.',
    ],
    learnMore: [w3cPage('WAI/WCAG22/Techniques/css/C27')],
    inFrames: true,
  },
  {
    ...ours,
    id: 'text-direction',
    title: 'Text must run in the direction of its script',
    description:
      'Paragraphs in Arabic, Hebrew and the like run from right to left, those in other scripts from left to right.',
    severity: 'moderate',
    criteria: ['1.3.2'],
    rgaa: ['8.10'],
    actIds: [],
    help: w3cPage('WAI/WCAG22/Techniques/html/H56'),
    whyItMatters:
      'In the wrong direction, punctuation, numbers and words of another script move to the wrong end of the line. People read parts of a sentence in another order than it was written.',
    howToFix: [
      'Write `dir="rtl"` next to `lang` on the element with the text, or on `<html>` where the whole page is in that language.',
      'Use `dir="auto"` for what people write themselves.',
      'Remove `dir="rtl"` from text that is not in such a script.',
    ],
    learnMore: [],
    inFrames: true,
  },
] as const satisfies readonly CurbcutRule[];
