import { actRulePage, w3cPage } from '../../learn-more.ts';
import type { CurbcutRule } from '../curbcut-rule.ts';
import { ours } from '../curbcut-rule.ts';

/** How content is laid out on the screen. */
export const layoutRules = [
  {
    ...ours,
    id: 'css-orientation-lock',
    title: 'Content must not be locked to portrait or landscape',
    description: 'No style sheet turns the page by 90° for one orientation of the screen.',
    severity: 'serious',
    criteria: ['1.3.4'],
    rgaa: ['13.9'],
    actIds: ['b33eff'],
    help: actRulePage('b33eff'),
    whyItMatters:
      'The page turns itself so that it can be read in one orientation only. People whose device is mounted on a wheelchair or a stand cannot turn it, and have to read text that is on its side.',
    howToFix: [
      'Remove `rotate` and `transform: rotate(…)` from rules in `@media (orientation: …)`.',
      'Arrange the content with `flex` or `grid` so that it fits both orientations.',
      'Where one orientation is essential, such as for a piano keyboard, mark the finding as a false positive.',
    ],
    learnMore: [],
    inFrames: false,
  },
  {
    ...ours,
    id: 'focus-order',
    title: 'The focus must move in an order that makes sense',
    description: 'No style or `tabindex` leads the focus in another order than the one that the page shows.',
    severity: 'moderate',
    criteria: ['2.4.3'],
    rgaa: ['12.8'],
    actIds: [],
    help: w3cPage('WAI/WCAG22/Techniques/css/C27'),
    whyItMatters:
      'People who see the page and use the keyboard follow the focus with their eyes. When it jumps back and forth, they lose it, and they fill in or confirm things before they have read what comes first.',
    howToFix: [
      'Put the elements in the order in which they are shown, and remove `order`, `row-reverse`, `column-reverse` and grid areas that change it.',
      'Remove `tabindex` values above 0.',
      'Where both orders make sense, mark the finding as a false positive.',
    ],
    learnMore: [w3cPage('WAI/WCAG22/Techniques/failures/F44')],
    inFrames: true,
  },
] as const satisfies readonly CurbcutRule[];
