import { actRulePage, understandingPage, w3cPage } from '../../learn-more.ts';
import type { CurbcutRule } from '../curbcut-rule.ts';
import { ours } from '../curbcut-rule.ts';

const bestPractice = { ...ours, bestPractice: true, criteria: [] } as const;

/** Ways past what all pages of a site repeat. Each one is a good practice: WCAG 2.4.1 asks for one of them. */
export const bypassRules = [
  {
    ...bestPractice,
    id: 'skip-link',
    title: 'Skip links must lead to the content',
    description: 'The target of a skip link exists, and is past the blocks that all pages of the site have in common.',
    severity: 'moderate',
    rgaa: ['12.7'],
    actIds: ['ye5d6e'],
    help: actRulePage('ye5d6e'),
    whyItMatters:
      'A skip link is meant to lead past the navigation. If its target is missing or comes too early, people who do not use a mouse must tab through everything after all.',
    howToFix: [
      'Let the `href` name an id that exists: `<a href="#content">` needs `<main id="content">`.',
      'Set the target to the beginning of the main content, not to a block before it.',
      'Add `tabindex="-1"` to the target so that every browser moves the focus there.',
      'Check that the target is not hidden at the moment the link is used.',
    ],
    learnMore: [understandingPage('2.4.1'), w3cPage('WAI/WCAG22/Techniques/general/G1')],
    inFrames: false,
  },
  {
    ...bestPractice,
    id: 'content-heading',
    title: 'The content must begin with a visible heading',
    description: 'A page with navigation has a heading outside of it that people can see and screen readers announce.',
    severity: 'minor',
    rgaa: [],
    actIds: ['047fe0'],
    help: actRulePage('047fe0'),
    whyItMatters:
      'Screen reader users jump to the first heading to get past the navigation, and everyone looks for it to see what the page is about. Without one, they must search for the beginning of the content.',
    howToFix: [
      'Begin the content with a heading that names its subject, such as `<h1>Opening hours</h1>`.',
      'Turn bold or large text that looks like a heading into `<h1>` to `<h6>`.',
      'Do not hide the heading with styles or `aria-hidden`.',
    ],
    learnMore: [understandingPage('2.4.1'), w3cPage('WAI/WCAG22/Techniques/html/H69')],
    inFrames: false,
  },
] as const satisfies readonly CurbcutRule[];
