import { expect, it } from 'vitest';
import { sayNotes } from '../../texts/note.ts';
import { describeDropped, mostDropped } from './dropped-urls.ts';

it('says which URLs a scan dropped in the language of the reader', () => {
  const url = 'https://example.com/shop/1';
  const dropped = describeDropped([
    { rule: 'excluded', pattern: '/shop/*', count: mostDropped, examples: [url] },
    { rule: 'robots', pattern: null, count: 1, examples: [url] },
  ]);

  expect(sayNotes(dropped, 'en').map(({ message }) => message)).toEqual([
    `At least 100,000 URLs skipped: excluded by a pattern (/shop/*): ${url}; …`,
    `At least 1 URL skipped: forbidden by robots.txt: ${url}.`,
  ]);
  expect(sayNotes(dropped, 'de').map(({ message }) => message)).toEqual([
    `Mindestens 100.000 URLs übersprungen: durch ein Muster ausgeschlossen (/shop/*): ${url}; …`,
    `Mindestens 1 URL übersprungen: durch robots.txt verboten: ${url}.`,
  ]);
});
