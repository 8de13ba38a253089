import type { Rule } from '../engine.ts';
import { actRulePage, w3cPage } from '../learn-more.ts';

const ours = { bestPractice: false, cost: 'high' } as const;

/** What is found by pressing keys. */
export const operateRules: readonly Rule[] = [
  {
    ...ours,
    id: 'focus-visible',
    title: 'The keyboard focus must be visible',
    description: 'The page looks different when an element that Tab reaches gets the focus.',
    severity: 'serious',
    criteria: ['2.4.7'],
    rgaa: ['10.7'],
    actIds: ['oj04fd'],
    help: actRulePage('oj04fd', 'Element in sequential focus order has visible focus'),
    whyItMatters:
      'People who use the keyboard move from element to element with Tab. When nothing shows which one has the focus, they do not know where they are, or what Enter will do.',
    howToFix: [
      'Remove `outline: none` or `outline: 0`, so that the browser draws its own outline.',
      'Or draw a mark that stands out, such as `:focus-visible { outline: 2px solid; outline-offset: 2px; }`.',
      'Where a hidden `<input>` has the focus, mark its visible label: `input:focus-visible + label { … }`.',
      'Take elements that no one can see out of the order: `hidden`, `inert` or `tabindex="-1"`.',
    ],
    learnMore: [w3cPage('WAI/WCAG22/Techniques/failures/F78', 'W3C: outlines and borders that hide the focus')],
  },
  {
    ...ours,
    id: 'keyboard-trap',
    title: 'The keyboard focus must be able to leave every element',
    description:
      'Tab, Shift+Tab, Escape, arrow keys or a key that the page names move the focus away from each element.',
    severity: 'critical',
    criteria: ['2.1.2'],
    rgaa: ['12.9'],
    actIds: ['80af7b', 'ebe86a', 'a1b64e'],
    help: actRulePage('80af7b', 'Focusable element has no keyboard trap'),
    whyItMatters:
      'Once the focus is here, people who use the keyboard cannot get away: everything after it on the page is out of reach, and often even the browser’s own controls. They can only close the page.',
    howToFix: [
      'Remove the script that cancels Tab (`preventDefault` on `keydown`), or that moves the focus back when it leaves (`blur`, `focusout`).',
      'In a modal dialog keep the focus inside, but close it with Escape and with a button, and then set the focus back.',
      'If a widget such as an editor needs Tab, offer another key that leaves it, and name that key next to the widget.',
    ],
    learnMore: [
      w3cPage('WAI/ARIA/apg/practices/keyboard-interface/', 'ARIA practice: developing a keyboard interface'),
    ],
  },
];
