import { describe, expect, it } from 'vitest';
import { findSpoken, spokenFor } from './spoken.ts';
import { spokenLanguages, textsIn } from './texts.ts';

/** Sentences that are the same in English and German. */
const same: ReadonlySet<string> = new Set([
  'Standard',
  'Baseline',
  'Scan',
  'Scans',
  'Status',
  'Engines',
  'Browser',
  'Element',
  'Element:',
  'Software',
  'Excel',
  'JUnit',
  'Jenkins, Azure Pipelines, GitLab',
  'Markdown',
  'OpenACR',
]);

describe('the languages that Curbcut is written in', () => {
  it.each(['de', 'DE', 'de-AT', 'de_CH', 'de-Latn-DE'])('serve a region of theirs: %s', (language) => {
    expect(spokenFor(language)).toBe('de');
  });

  it.each(['fr', 'den', 'd', '', 'pt_BR', 'x-de'])('are not guessed: %s', (language) => {
    expect(findSpoken(language)).toBeUndefined();
    expect(spokenFor(language)).toBe('en');
  });

  it('say everything in their own words', () => {
    const english = readTexts(textsIn('en'));

    for (const language of spokenLanguages) {
      const own = readTexts(textsIn(language));
      expect(own.map(([path]) => path)).toEqual(english.map(([path]) => path));
      expect(own.filter(([, text]) => text.trim() === '')).toEqual([]);
      if (language === 'en') continue;
      const untranslated = own.filter(
        ([, text], index) => text === english[index]?.[1] && hasWords(text) && !same.has(text),
      );
      expect(untranslated).toEqual([]);
    }
  });
});

/** More than facts, abbreviations and punctuation. */
function hasWords(text: string): boolean {
  return /\p{Ll}{2}/u.test(text.replaceAll(/\{\w+\}/gu, ''));
}

/** Each text that is not a function, by its path. */
function readTexts(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return path === '.language' ? [] : [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => readTexts(part, `${path}.${key}`));
}
