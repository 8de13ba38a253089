import { actRulePage, w3cPage } from '../../learn-more.ts';
import type { CurbcutRule } from '../curbcut-rule.ts';
import { ours } from '../curbcut-rule.ts';

const media = w3cPage('WAI/media/av/');

/** What only people can decide: is everything that media show and say also there in another form? */
export const mediaAlternativeRules = [
  {
    ...ours,
    id: 'video-alternative',
    title: 'Videos must have an alternative for what they show',
    description: 'Text or an audio description says what a video shows. People have to check this.',
    severity: 'serious',
    criteria: ['1.2.1', '1.2.3'],
    rgaa: ['4.1'],
    actIds: ['c5a4ea', 'c3232f', '1ea59c', '1ec09b', '1a02b0', 'ab4d13', 'd7ba54', 'ee13b5', 'fd26cf'],
    help: actRulePage('c5a4ea'),
    whyItMatters:
      'Blind people hear a video and miss everything that is only shown: who acts, what a chart says, text on the screen. A description in sound or text gives them the same information.',
    howToFix: [
      'Add a transcript that describes what is shown, next to the video or linked from there.',
      'Or record an audio description, as a second version of the video or as a separate track.',
      'For a video that only repeats text of the page, say so in that text.',
    ],
    learnMore: [media],
    inFrames: true,
  },
  {
    ...ours,
    id: 'audio-alternative',
    title: 'Sound must have a transcript',
    description: 'Text says what is spoken in a recording. People have to check this.',
    severity: 'serious',
    criteria: ['1.2.1'],
    rgaa: ['4.1'],
    actIds: ['e7aa44', '2eb176', 'afb423'],
    help: actRulePage('e7aa44'),
    whyItMatters:
      'People who are deaf or hard of hearing miss everything that is spoken in a recording. A transcript gives them, and everyone in a loud or silent place, the same information.',
    howToFix: [
      'Add a transcript next to the player, or link it there.',
      'Name speakers and sounds that matter, not only the words.',
      'For a recording that only reads out text of the page, say so in that text.',
    ],
    learnMore: [media],
    inFrames: true,
  },
] as const satisfies readonly CurbcutRule[];
