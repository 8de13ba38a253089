import { understandingPage } from '../../learn-more.ts';
import type { CurbcutRule } from '../curbcut-rule.ts';
import { ours } from '../curbcut-rule.ts';

/** Text that `color-contrast` does not look at. */
export const contrastRules = [
  {
    ...ours,
    id: 'placeholder-contrast',
    title: 'Placeholders must have enough contrast',
    description:
      'The text that an empty field shows has a contrast of 4.5:1 with its background, or 3:1 if it is large.',
    severity: 'serious',
    criteria: ['1.4.3'],
    rgaa: ['3.2'],
    actIds: [],
    help: understandingPage('1.4.3'),
    whyItMatters:
      'People with low vision, and everyone in bright sunlight, cannot read pale text. A placeholder often says what to enter, and in which form.',
    howToFix: [
      'Choose a darker color: `::placeholder { color: #595959; opacity: 1 }` on a white background.',
      'Put what people need to know into a label or a text next to the field: a placeholder disappears when they type.',
    ],
    learnMore: [],
    inFrames: true,
  },
] as const satisfies readonly CurbcutRule[];
