import type { Rule } from '../engine.ts';
import { actRulePage, tutorial, w3cPage } from '../learn-more.ts';

export type CurbcutRule = Rule & {
  /** Whether it also applies to the documents in the page's frames. */
  readonly inFrames: boolean;
};

const ours = { bestPractice: false, cost: 'low' } as const;

/** Their checks are in in-page/run-checks.ts. */
export const curbcutRules: readonly CurbcutRule[] = [
  {
    ...ours,
    id: 'html-has-lang',
    title: 'The html element must have a lang attribute',
    description: 'The page names its language in the lang attribute of its html element.',
    severity: 'serious',
    criteria: ['3.1.1'],
    actIds: ['b5c3f8'],
    help: actRulePage('b5c3f8', 'HTML page has lang attribute'),
    whyItMatters:
      'A screen reader chooses its voice by the language of the page. Without one, blind people may hear German text with English pronunciation. Translation tools and braille displays need the language too.',
    howToFix: [
      'Name the main language on the first element: `<html lang="en">`.',
      'Use the `lang` attribute: `xml:lang` alone has no effect in HTML.',
      'Set it in the template, so that every page in another language gets its own value.',
    ],
    learnMore: [w3cPage('International/questions/qa-html-language-declarations', 'W3C: declaring language in HTML')],
    inFrames: false,
  },
  {
    ...ours,
    id: 'meta-refresh',
    title: 'A page must not refresh or redirect by itself after a delay',
    description: 'A meta refresh happens at once or after more than 20 hours.',
    severity: 'critical',
    criteria: ['2.2.1'],
    actIds: ['bc659a'],
    help: actRulePage('bc659a', 'Meta element has no refresh delay'),
    whyItMatters:
      'The page reloads or redirects after a fixed time. Screen reader users are sent back to the top in the middle of a sentence, and people who read or type slowly lose their place or what they entered.',
    howToFix: [
      'Remove `<meta http-equiv="refresh" content="…">`.',
      'To send visitors to a new URL, redirect on the server (301 or 302), or at once with a delay of 0.',
      'To show new data, offer a button to update, or change only that part of the page by script without moving the focus.',
      'For a time limit, warn people and let them extend it.',
    ],
    learnMore: [],
    inFrames: true,
  },
  {
    ...ours,
    id: 'no-autoplay-audio',
    title: 'Sound must not play by itself for longer than 3 seconds',
    description: 'Audio and video that start by themselves are silent, short, or can be stopped with a control.',
    severity: 'moderate',
    criteria: ['1.4.2'],
    actIds: ['80f0bf'],
    help: actRulePage('80f0bf', 'Audio or video element avoids automatically playing audio'),
    whyItMatters:
      'Sound that starts by itself covers the voice of a screen reader, so blind people cannot hear how to stop it. It also disturbs people who cannot ignore distractions.',
    howToFix: [
      'Remove `autoplay` and let people start the sound themselves.',
      'If it has to start, begin without sound: `<video autoplay muted controls>`.',
      'Otherwise keep the sound under three seconds, or put a control that stops it near the top of the page.',
    ],
    learnMore: [],
    inFrames: true,
  },
  {
    ...ours,
    id: 'th-has-data-cells',
    title: 'Each table header must describe at least one cell',
    description: 'Each header cell of a data table is assigned to another cell by its position, its scope or headers.',
    severity: 'serious',
    criteria: ['1.3.1'],
    actIds: ['d0f69e'],
    help: actRulePage('d0f69e', 'Table header cell has assigned cells'),
    whyItMatters:
      'A header describes no cell. Either it is not a header, or the cells it belongs to are marked wrongly, and screen reader users hear headers that do not match.',
    howToFix: [
      'Check that the column or row of the header has data cells (`<td>`).',
      'Correct `scope`, `headers`, `colspan` and `rowspan` so that the header covers its cells.',
      'Turn cells that describe nothing into `<td>`, and remove empty columns.',
    ],
    learnMore: [tutorial('tables/irregular', 'irregular tables')],
    inFrames: true,
  },
];
