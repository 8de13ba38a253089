import type { Rule } from '../engine.ts';
import { actRulePage, w3cPage } from '../learn-more.ts';

const ours = { bestPractice: false, cost: 'high' } as const;

/** What is found by pressing keys. */
export const operateRules: readonly Rule[] = [
  {
    ...ours,
    id: 'keyboard-trap',
    title: 'The keyboard focus must be able to leave every element',
    description:
      'Tab, Shift+Tab, Escape, arrow keys or a key that the page names move the focus away from each element.',
    severity: 'critical',
    criteria: ['2.1.2'],
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
