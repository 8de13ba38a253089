import { tutorial, w3cPage } from '../../learn-more.ts';
import type { CurbcutRule } from '../curbcut-rule.ts';
import { ours } from '../curbcut-rule.ts';

/** Text alternatives that say nothing, and pictures without one that other rules do not see. */
export const imageRules = [
  {
    ...ours,
    id: 'image-alt-placeholder',
    title: 'The alternative text of an image must describe it',
    description: 'The alternative text is not the name of a file, and no placeholder such as “image”.',
    severity: 'serious',
    criteria: ['1.1.1'],
    rgaa: ['1.3'],
    actIds: [],
    help: w3cPage('WAI/WCAG22/Techniques/failures/F30'),
    whyItMatters:
      'Screen readers read the alternative text in place of the image. From “IMG 0417 dot jpg” or “image”, people who cannot see it learn only that something is there.',
    howToFix: [
      'Write what the image says or does at this place: `alt="Front door of the library"`.',
      'Where it only decorates, write `alt=""`.',
      'Check how the editor or the upload fills in the alternative text.',
    ],
    learnMore: [tutorial('images/decision-tree')],
    inFrames: true,
  },
  {
    ...ours,
    id: 'image-decorative-text',
    title: 'A decorative image must have no text',
    description: 'An image with `alt=""` has no `title`, and one with `role="presentation"` has no text at all.',
    severity: 'moderate',
    criteria: ['1.1.1'],
    rgaa: ['1.2'],
    actIds: [],
    help: w3cPage('WAI/WCAG22/Techniques/html/H67'),
    whyItMatters:
      'The markup says that the image means nothing, and a text says what it means. Some screen readers leave the text out, so people miss it; others read a decoration aloud.',
    howToFix: [
      'Where the image means something, put the text into `alt`, and remove `role="presentation"`.',
      'Where it only decorates, keep `alt=""` and remove the text and the `title`.',
    ],
    learnMore: [tutorial('images/decorative')],
    inFrames: true,
  },
  {
    ...ours,
    id: 'character-art',
    title: 'A picture that is drawn with characters must have a text alternative',
    description: 'Preformatted text of several lines that consists mostly of signs has a name as an image.',
    severity: 'moderate',
    criteria: ['1.1.1'],
    rgaa: ['1.1'],
    actIds: [],
    help: w3cPage('WAI/WCAG22/Techniques/failures/F72'),
    whyItMatters:
      'Screen readers read such a picture sign by sign: “slash, backslash, comma”. People who cannot see it hear noise and learn nothing about what it shows.',
    howToFix: [
      'Give the `<pre>` `role="img"` and an `aria-label` that says what it shows.',
      'Or hide it with `aria-hidden="true"` where text next to it says the same.',
      'Where it is code or data, mark the finding as a false positive.',
    ],
    learnMore: [tutorial('images/decision-tree')],
    inFrames: true,
  },
] as const satisfies readonly CurbcutRule[];
