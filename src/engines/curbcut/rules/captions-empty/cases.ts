import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['captions', withTrack('kind="captions" src="/media/captions.vtt"'), 'passed'],
  [
    'subtitles, of which one file is broken',
    withTrack('src="/media/captions.vtt"', 'kind="captions" src="/status/404"'),
    'passed',
  ],
  ['a file without captions', withTrack('kind="captions" src="/media/empty.vtt"'), 'failed'],
  ['a file that is not there', withTrack('kind="captions" src="/status/404"'), 'failed'],
  ['a file of another kind', withTrack('kind="captions" src="/pixel.svg"'), 'failed'],
  [
    'a video that is not there',
    withTrack('kind="captions" src="/media/empty.vtt"').replace('tone.mp4', 'none.mp4'),
    'needs_review',
  ],
  [
    'a silent video',
    withTrack('kind="captions" src="/media/empty.vtt"').replace('tone.mp4', 'silent.mp4'),
    'inapplicable',
  ],
  ['chapters alone', withTrack('kind="chapters" src="/media/empty.vtt"'), 'inapplicable'],
];

function withTrack(...tracks: readonly string[]): string {
  return `<video controls src="/media/tone.mp4">${tracks.map((track) => `<track ${track}>`).join('')}</video>`;
}
