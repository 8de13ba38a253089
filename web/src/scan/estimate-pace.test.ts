import { expect, it } from 'vitest';
import { estimatePace, keepRecent } from './estimate-pace.ts';

it('is the pages done per minute over the samples', () => {
  const pace = estimatePace([
    { atMs: 1_000, pagesDone: 10 },
    { atMs: 31_000, pagesDone: 25 },
  ]);

  expect(pace).toEqual({ pagesPerMinute: 30, msPerPage: 2_000 });
});

it.each([
  ['no sample', []],
  ['one sample', [{ atMs: 0, pagesDone: 5 }]],
  [
    'one page done',
    [
      { atMs: 0, pagesDone: 5 },
      { atMs: 9_000, pagesDone: 6 },
    ],
  ],
])('is unknown with %s', (_, samples) => {
  expect(estimatePace(samples)).toBeUndefined();
});

it('drops samples that are older than a minute', () => {
  const samples = [
    { atMs: 0, pagesDone: 1 },
    { atMs: 50_000, pagesDone: 2 },
  ];

  expect(keepRecent(samples, { atMs: 70_000, pagesDone: 4 })).toEqual([
    { atMs: 50_000, pagesDone: 2 },
    { atMs: 70_000, pagesDone: 4 },
  ]);
});

it('starts again when failed pages return to pending', () => {
  const samples = [{ atMs: 0, pagesDone: 40 }];

  expect(keepRecent(samples, { atMs: 1_000, pagesDone: 30 })).toEqual([{ atMs: 1_000, pagesDone: 30 }]);
});
