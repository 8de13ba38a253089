import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['a link to sound', '<a href="/talk.MP3">Talk</a>', 'needs_review'],
  ['a link to a video', '<a href="/tour.mp4?from=home">Tour of the library</a>', 'needs_review'],
  ['a link that saves it', '<a href="/talk.mp3" download>Talk</a><a href="/mp3">Formats</a>', 'inapplicable'],
];
