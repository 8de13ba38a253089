import { actRulePage } from '../../learn-more.ts';
import type { CurbcutRule } from '../curbcut-rule.ts';
import { ours } from '../curbcut-rule.ts';

/** How content is laid out on the screen. */
export const layoutRules: readonly CurbcutRule[] = [
  {
    ...ours,
    id: 'css-orientation-lock',
    title: 'Content must not be locked to portrait or landscape',
    description: 'No style sheet turns the page by 90° for one orientation of the screen.',
    severity: 'serious',
    criteria: ['1.3.4'],
    rgaa: ['13.9'],
    actIds: ['b33eff'],
    help: actRulePage('b33eff', 'Orientation of the page is not restricted using CSS transforms'),
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
];
