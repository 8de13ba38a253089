import { actRulePage, understandingPage, w3cPage } from '../../learn-more.ts';
import type { CurbcutRule } from '../curbcut-rule.ts';
import { ours } from '../curbcut-rule.ts';

/** What plays or happens by itself. */
export const mediaAndTimeRules = [
  {
    ...ours,
    id: 'meta-refresh',
    title: 'A page must not refresh or redirect by itself after a delay',
    description: 'A meta refresh happens at once or after more than 20 hours.',
    severity: 'critical',
    criteria: ['2.2.1'],
    rgaa: ['13.1'],
    actIds: ['bc659a'],
    help: actRulePage('bc659a'),
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
    rgaa: ['4.10'],
    actIds: ['80f0bf', '4c31df', 'aaa1bf'],
    help: actRulePage('80f0bf'),
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
    bestPractice: true,
    id: 'autoplay-with-controls',
    title: 'Sound should start only when people start it',
    description: 'Audio and video with controls do not play sound by themselves for longer than 3 seconds.',
    severity: 'minor',
    criteria: [],
    rgaa: [],
    actIds: ['aaa1bf'],
    help: actRulePage('aaa1bf'),
    whyItMatters:
      'The sound can be stopped, but people who use a screen reader have to find its controls while the sound covers the voice that they listen to.',
    howToFix: [
      'Remove `autoplay`: people start the sound with the controls.',
      'If the picture has to move at once, begin without sound: `<video autoplay muted controls>`.',
    ],
    learnMore: [understandingPage('1.4.2'), w3cPage('WAI/WCAG22/Techniques/general/G171')],
    inFrames: true,
  },
  {
    ...ours,
    id: 'updating-text',
    title: 'People must be able to stop text that changes by itself',
    description:
      'Text that changes by itself again and again can be paused, stopped or hidden, or changes as often as people choose.',
    severity: 'serious',
    criteria: ['2.2.2'],
    rgaa: ['13.8'],
    actIds: ['efbfc7'],
    help: actRulePage('efbfc7'),
    whyItMatters:
      'Text that changes next to what people read draws their eyes to it, and some of them cannot read on. Others need more time than it gives them. Screen readers may speak each change.',
    howToFix: [
      'Show the new text when people ask for it, with a button such as “Update”.',
      'Or add a button near it that pauses the changes, and say so in its name.',
      'Or let people hide it, or choose how often it changes.',
    ],
    learnMore: [w3cPage('WAI/WCAG22/Techniques/general/G186')],
    inFrames: false,
  },
] as const satisfies readonly CurbcutRule[];
