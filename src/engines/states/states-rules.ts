import type { Rule } from '../engine.ts';
import { understandingPage, w3cPage } from '../learn-more.ts';

const proven = { bestPractice: false, cost: 'high', actIds: [] } as const;
const practice = { bestPractice: true, cost: 'high', criteria: [], rgaa: [], actIds: [] } as const;
const mediaQueries = w3cPage('TR/mediaqueries-5/#mf-user-preferences');

/** What is found only when a page is shown as people with certain preferences see it. */
export const statesRules = [
  {
    ...proven,
    id: 'reflow',
    title: 'Content must fit a view of 320 CSS pixels',
    description:
      'In a view of 320 by 256 CSS pixels, people scroll in one direction only, and no text is cut off, covered or missing.',
    severity: 'serious',
    criteria: ['1.4.10'],
    rgaa: ['10.11'],
    help: understandingPage('1.4.10'),
    whyItMatters:
      'People with low vision zoom in to 400 %. Where the content does not fit, they scroll sideways for every single line, and lose their place.',
    howToFix: [
      'Remove fixed widths: use `max-width`, percentages, `flex-wrap` or `grid` with `minmax(0, 1fr)`.',
      'Let long words break: `overflow-wrap: anywhere`.',
      'Put data tables, maps and code in a box of their own with `overflow: auto`.',
      'Keep all content and functions: move them behind a button where there is no room.',
    ],
    learnMore: [w3cPage('WAI/WCAG22/Techniques/css/C31')],
  },
  {
    ...proven,
    id: 'zoom-200',
    title: 'Nothing may be covered or missing at 200 % zoom',
    description: 'When the page is zoomed to 200 %, no text covers other text, and no content or control disappears.',
    severity: 'serious',
    criteria: ['1.4.4'],
    rgaa: ['10.4'],
    help: understandingPage('1.4.4'),
    whyItMatters:
      'People with low vision zoom in to read. Text that lies over other text cannot be read, and they do not know of what has disappeared.',
    howToFix: [
      'Use `min-height` in place of `height`, so that boxes grow with their text.',
      'Place parts of the page with `flex` or `grid`, not with `position: absolute`.',
      'Keep all content and functions: move them behind a button where there is no room.',
    ],
    learnMore: [w3cPage('WAI/WCAG22/Techniques/failures/F69')],
  },
  {
    ...proven,
    id: 'text-spacing',
    title: 'Text must stay readable with more space',
    description:
      'With the line, letter, word and paragraph spacing of WCAG 1.4.12, no text is cut off, covered or missing.',
    severity: 'serious',
    criteria: ['1.4.12'],
    rgaa: ['10.12'],
    help: understandingPage('1.4.12'),
    whyItMatters:
      'People with dyslexia or low vision set more space between lines, words and letters so that they can read. In a box of fixed size the text then does not fit.',
    howToFix: [
      'Use `min-height` in place of `height`, so that boxes grow with their text.',
      'Let lines wrap: remove `white-space: nowrap` where the text may be longer than the box.',
      'Set widths in `em` or `ch` where a box has to be as wide as its text.',
    ],
    learnMore: [w3cPage('WAI/WCAG22/Techniques/css/C36')],
  },
  {
    ...practice,
    id: 'forced-colors',
    title: 'Controls should be visible with forced colors',
    description: 'No control disappears when the browser replaces the colors of the page with those of the user.',
    severity: 'serious',
    help: w3cPage('TR/css-color-adjust-1/#forced'),
    whyItMatters:
      'People with low vision choose a few colors of strong contrast in their system. The browser then drops background colors and shadows, and a control that consists of nothing else cannot be found.',
    howToFix: [
      'Add a border: `border: 1px solid transparent` is enough, because forced colors make it visible.',
      'Draw icons as SVG with `currentColor`, not as a mask over a background color.',
      'Use system colors such as `ButtonText` in `@media (forced-colors: active)`.',
    ],
    learnMore: [mediaQueries],
  },
  {
    ...practice,
    id: 'reduced-motion',
    title: 'Motion should stop where less motion is preferred',
    description: 'With reduced motion, nothing keeps moving unless the motion is essential.',
    severity: 'moderate',
    help: understandingPage('2.3.3'),
    whyItMatters:
      'Motion makes people with vestibular disorders dizzy, and others lose their concentration. They ask their system for less of it.',
    howToFix: [
      'Put animations in `@media (prefers-reduced-motion: no-preference)`.',
      'In scripts, ask `matchMedia("(prefers-reduced-motion: reduce)")` before something moves.',
      'Do not start films and carousels by themselves.',
    ],
    learnMore: [w3cPage('WAI/WCAG22/Techniques/css/C39'), mediaQueries],
  },
  {
    ...practice,
    id: 'preference-content',
    title: 'Preferences should not hide content',
    description:
      'What the page shows by default, it also shows with dark colors, more contrast, forced colors or reduced motion.',
    severity: 'moderate',
    help: mediaQueries,
    whyItMatters:
      'People set preferences so that they can use a page at all. Where that hides content, they miss it and do not know.',
    howToFix: [
      'Change colors and motion in a media query for a preference, never `display` or `visibility`.',
      'If content appears by an animation, show it also where the animation does not run.',
    ],
    learnMore: [w3cPage('WAI/WCAG22/Techniques/css/C39')],
  },
] as const satisfies readonly Rule[];
