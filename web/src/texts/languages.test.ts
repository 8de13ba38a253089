import { describe, expect, it } from 'vitest';
import { texts as overviewInGerman } from './de/overview.ts';
import { texts as targetsInGerman } from './de/targets.ts';
import { texts as overview } from './en/overview.ts';
import { texts as targets } from './en/targets.ts';
import { chooseLanguage } from './languages.ts';
import { stretch } from './pseudo.ts';

describe('the language of the page', () => {
  it.each([
    [null, [], 'en'],
    [null, ['fr-FR', 'de-AT', 'en-US'], 'de'],
    [null, ['en-GB', 'de'], 'en'],
    ['de', ['en-US'], 'de'],
    ['en', ['de-DE'], 'en'],
    ['xx', ['DE'], 'de'],
    ['toString', ['constructor'], 'en'],
  ])('is the one that was chosen (%j), else that of the browser (%j): %s', (stored, preferred, language) => {
    expect(chooseLanguage(stored, preferred)).toBe(language);
  });
});

it.each([
  ['en', overview.verdict, targets, 'critical barriers'],
  ['de', overviewInGerman.verdict, targetsInGerman, /kritische(n|) Barrieren/u],
])(
  'the overview of a scan and the list of sites call the barriers the same in %s',
  (_language, verdict, sites, words) => {
    for (const said of [verdict.critical(3, 9), sites.columns.critical, sites.sorts.critical_pages])
      expect(said).toMatch(words);
  },
);

it('texts are longer and mirrored in the test of layouts', () => {
  const texts = stretch({ a: 'Close', list: [['b']], said: (value: number) => `${value} pages` });

  expect(texts.a.length).toBeGreaterThanOrEqual('Close'.length * 1.4);
  expect([texts.a, ...(texts.list[0] ?? []), texts.said(3)]).toEqual([
    expect.stringMatching(/^\]Close .+\[$/u),
    expect.stringMatching(/^\]b .+\[$/u),
    expect.stringMatching(/^\]3 pages .+\[$/u),
  ]);
});
