import { tutorial, w3cPage } from '../../learn-more.ts';
import type { CurbcutRule } from '../curbcut-rule.ts';
import { ours } from '../curbcut-rule.ts';

/** Text that looks like what its markup does not say. */
export const looksAlikeRules = [
  {
    ...ours,
    id: 'looks-like-heading',
    title: 'Text that looks like a heading must be one',
    description: 'A short line in bold or large letters before other text is marked up as a heading.',
    severity: 'moderate',
    criteria: ['1.3.1'],
    rgaa: ['9.1'],
    actIds: [],
    help: w3cPage('WAI/WCAG22/Techniques/failures/F2'),
    whyItMatters:
      'Screen reader users move from heading to heading to find their way. A line that only looks like a heading is not among them, so they miss the part that it begins.',
    howToFix: [
      'Use `<h2>` to `<h6>`, in the order of the parts of the page, and style them as you like.',
      'Where the line is only emphasized and begins no part, mark the finding as a false positive.',
    ],
    learnMore: [tutorial('page-structure/headings')],
    inFrames: true,
  },
  {
    ...ours,
    id: 'looks-like-list',
    title: 'Lines that look like a list must be one',
    description: 'Lines that begin with bullets or numbers are marked up as a list.',
    severity: 'moderate',
    criteria: ['1.3.1'],
    rgaa: ['9.3'],
    actIds: [],
    help: w3cPage('WAI/WCAG22/Techniques/html/H48'),
    whyItMatters:
      'Screen readers say how many items a list has, and let people jump past it. Lines with typed bullets are read as one long text, with “bullet” or “asterisk” in between.',
    howToFix: [
      'Use `<ul>` or `<ol>` with an `<li>` for each line, and remove the typed bullets and numbers.',
      'Where the numbers are part of the text, as in a law, keep them and hide those of the list: `list-style: none`.',
    ],
    learnMore: [tutorial('page-structure/content')],
    inFrames: true,
  },
] as const satisfies readonly CurbcutRule[];
