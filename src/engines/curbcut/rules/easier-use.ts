import { ariaPractice, tutorial, w3cPage } from '../../learn-more.ts';
import type { CurbcutRule } from '../curbcut-rule.ts';

const advice = {
  bestPractice: true,
  cost: 'low',
  severity: 'minor',
  criteria: [],
  actIds: [],
  inFrames: true,
} as const;

/** What no criterion of level A or AA asks for, and what makes pages easier to use. */
export const easierUseRules = [
  {
    ...advice,
    id: 'text-legibility',
    title: 'Long text should be easy to read',
    description:
      'Running text is not justified, not in capitals or italics throughout, not smaller than 9 pixels, and its lines do not touch.',
    rgaa: [],
    help: w3cPage('WAI/WCAG22/Understanding/visual-presentation'),
    whyItMatters:
      'People with dyslexia or low vision lose the line in text whose gaps, letters or lines run together. Everyone reads it more slowly.',
    howToFix: [
      'Align the text to one side, or add `hyphens: auto` where it must be justified.',
      'Keep capitals and italics for a few words, and write the document in normal case.',
      'Use at least 9 pixels, better 16, and a `line-height` of about 1.5.',
    ],
    learnMore: [w3cPage('WAI/perspective-videos/customizable/')],
  },
  {
    ...advice,
    id: 'focusable-text',
    title: 'Only what can be used should be reached by Tab',
    description: 'Text that does nothing has no `tabindex`.',
    rgaa: [],
    help: ariaPractice('keyboard-interface'),
    whyItMatters:
      'Screen readers read text without it having the focus. People who use the keyboard press Tab once more for each such text, and expect that something can be done there.',
    howToFix: [
      'Remove `tabindex="0"` from text.',
      'Where the text does something, make it a `<button>` or a link.',
      'Where a script puts the focus there, use `tabindex="-1"`.',
    ],
    learnMore: [w3cPage('WAI/WCAG22/Techniques/failures/F44')],
  },
  {
    ...advice,
    id: 'adjacent-links',
    title: 'An image and its caption should be one link',
    description: 'Two links next to each other do not have the same name and the same URL.',
    rgaa: [],
    help: w3cPage('WAI/WCAG22/Techniques/html/H2'),
    whyItMatters:
      'People who use a screen reader or the keyboard meet the same link twice, and wonder how the two differ.',
    howToFix: [
      'Put the image and the text into one `<a>`, and give the image `alt=""`.',
      'Or remove one of the two links.',
    ],
    learnMore: [tutorial('images/functional')],
  },
] as const satisfies readonly CurbcutRule[];
