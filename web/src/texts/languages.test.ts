import { describe, expect, it } from 'vitest';
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

it('texts are longer and mirrored in the test of layouts', () => {
  const texts = stretch({ a: 'Close', list: [['b']], said: (value: number) => `${value} pages` });

  expect(texts.a.length).toBeGreaterThanOrEqual('Close'.length * 1.4);
  expect([texts.a, ...(texts.list[0] ?? []), texts.said(3)]).toEqual([
    expect.stringMatching(/^\]Close .+\[$/u),
    expect.stringMatching(/^\]b .+\[$/u),
    expect.stringMatching(/^\]3 pages .+\[$/u),
  ]);
});
