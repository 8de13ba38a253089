import { actRulePage } from '../../learn-more.ts';
import type { CurbcutRule } from '../curbcut-rule.ts';
import { ours } from '../curbcut-rule.ts';

/** Names that do not say what something is about. */
export const linkAndTitleRules = [
  {
    ...ours,
    id: 'link-purpose',
    title: 'Links must say where they lead',
    description:
      'A link with a name such as “More” has a sentence, list item, table header or heading that says where it leads.',
    severity: 'serious',
    criteria: ['2.4.4'],
    rgaa: ['6.1'],
    actIds: ['5effbb'],
    help: actRulePage('5effbb'),
    whyItMatters:
      'The name of the link says nothing about where it leads, and nothing around it does. People who use a screen reader move from link to link, or open a list of all links, and hear “more, more, click here”.',
    howToFix: [
      'Name what the link leads to: “Read more about opening hours” or just “Opening hours”.',
      'Add words for screen readers with visually hidden text where the design has no room.',
      'Put the link into the sentence or list item that it belongs to, or below a heading.',
    ],
    learnMore: [],
    inFrames: true,
  },
  {
    ...ours,
    id: 'links-alike',
    title: 'Links of one name in one context must lead to the same place',
    description: 'Links with the same name in the same context serve the same purpose.',
    severity: 'moderate',
    criteria: ['2.4.4'],
    rgaa: ['6.1'],
    actIds: ['fd3a94'],
    help: actRulePage('fd3a94'),
    whyItMatters:
      'Several links have the same name and lead to different pages. People who use a screen reader or speech input cannot tell them apart, and open the wrong one.',
    howToFix: [
      'Put what differs into the names: “Contact us by chat” and “Contact us by phone”.',
      'Give links to the same page the same URL.',
    ],
    learnMore: [],
    inFrames: true,
  },
  {
    ...ours,
    id: 'page-title-placeholder',
    title: 'The title of the page must say what it is about',
    description: 'The title is not a placeholder of an editor or a framework, and not a file name.',
    severity: 'serious',
    criteria: ['2.4.2'],
    rgaa: ['8.6'],
    actIds: ['c4a8a4'],
    help: actRulePage('c4a8a4'),
    whyItMatters:
      'The title is the first thing that screen readers say, and the name of the tab and the bookmark. People who switch between tabs cannot find a page that is called “Untitled”.',
    howToFix: [
      'Begin with the subject of the page and end with the name of the site: “Opening hours – City library”.',
      'Check the template: each page needs its own title, also after a change of view by script.',
    ],
    learnMore: [],
    inFrames: false,
  },
] as const satisfies readonly CurbcutRule[];
