import { expect, test } from 'vitest';
import { canonizeLocale, localeSchema } from './locale.ts';

test.each([
  ['de', 'de'],
  ['DE-at', 'de-AT'],
  ['zh-hant-tw', 'zh-Hant-TW'],
  ['es-419', 'es-419'],
  ['en-US', 'en-US'],
])('%s is the locale %s', (text, tag) => {
  expect(localeSchema.safeParse(text).success).toBe(true);
  expect(canonizeLocale(text)).toBe(tag);
});

test.each(['', 'german', 'de_DE', 'de-DE-u-ca-buddhist', 'x-private', 'de,en', 'de\r\nX: y', '*'])(
  '%j is no locale',
  (text) => {
    expect(localeSchema.safeParse(text).success).toBe(false);
  },
);
