import { describe, expect, it } from 'vitest';
import { chooseLanguage, readLanguagePreference } from './language-preference.ts';

const choose = (header: string | undefined, setting = 'en') => chooseLanguage(readLanguagePreference(header), setting);

describe('the language of an answer', () => {
  it.each([
    ['de', 'de'],
    ['DE-at', 'de'],
    ['de-CH,de;q=0.9,en;q=0.8', 'de'],
    ['en;q=0.8,de;q=0.9', 'de'],
    ['en;q=0.8 , de ; q=0.85', 'de'],
    ['fr, ja;q=0.9, de;q=0.1', 'de'],
    ['de, en', 'de'],
    ['de;q=0.5, *;q=0.1', 'de'],
    ['en;q=0, de;q=0.001', 'de'],
  ])('is German where the request prefers it: %s', (header, language) => {
    expect(choose(header)).toBe(language);
  });

  it.each(['en', 'en-GB, de;q=0.9', 'en, de', 'fr, en;q=0.5, de;q=0.4', 'de;q=0, en;q=0.1'])(
    'is English where the request prefers it: %s',
    (header) => {
      expect(choose(header, 'de')).toBe('en');
    },
  );

  it.each([
    undefined,
    '',
    '*',
    'fr',
    'fr, *;q=0.5',
    '*, de;q=0.5',
    'en;q=0.2, *;q=0.3',
    'de_DE',
    'x',
    ',,;q=1',
    'de;q=2',
    'de;q=abc',
    'de;level=1',
  ])('is that of the settings where the request leaves it: %s', (header) => {
    expect([choose(header, 'de'), choose(header, 'en'), choose(header, 'fr')]).toEqual(['de', 'en', 'en']);
    expect(readLanguagePreference(header).preferred).toBeUndefined();
  });

  it('is not one that the request refuses, unless it refuses all', () => {
    expect([choose('de;q=0', 'de'), choose('de;q=0, *', 'de'), choose('en;q=0, *', 'en')]).toEqual(['en', 'en', 'de']);
    expect(choose('de;q=0, en;q=0', 'de')).toBe('de');
  });

  it('is found in headers of 8 kB, well-formed or not', () => {
    const many = `${'fr-FR;q=0.5,'.repeat(680)}de;q=0.4`;

    expect(choose(many)).toBe('de');
    expect(choose('a'.repeat(8_192), 'de')).toBe('de');
    expect(choose(`de${'-'.repeat(8_190)}`, 'en')).toBe('en');
    expect(choose('; '.repeat(4_096), 'en')).toBe('en');
  });
});
