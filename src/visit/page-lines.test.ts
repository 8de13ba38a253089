import { expect, it } from 'vitest';
import { aPage } from '../../test/contracts/make-sightings.ts';
import { countApart, countMissing } from './page-lines.ts';

it('lines are those of title, text and media, without the URL, numbers and spaces', () => {
  const page = aPage('/a%20b', {
    title: 'T',
    text: 'See /a%20b or /a b:  7 of 12\n\nCode ab12',
    media: 'img /x/7.png',
  });

  expect(page.lines).toEqual(['t', 'see or : # of #', 'code #', 'img /x/#.png']);
});

it('lines leave the URL out also where its bytes are no UTF-8', () => {
  expect(aPage('/caf%E9', { title: 'T', text: 'See /caf%E9 now' }).lines).toEqual(['t', 'see now']);
});

it('one word of millions of letters is read, in time that grows with its length alone', () => {
  const word = 'a'.repeat(5_000_000);

  expect(aPage('/long', { title: word, text: 'Short' }).lines).toEqual([word, 'short']);
});

it('two pages are distinguished by the words of the lines that only one has', () => {
  const first = aPage('/a', { text: 'Menu\nThe red bell' });
  const second = aPage('/b', { text: 'Menu\nThe blue bell\nand more' });

  expect(countApart(first, second)).toEqual({ onlyFirst: 1, onlySecond: 3 });
});

it('a line that one page has more often counts as often', () => {
  expect(countApart(aPage('/a', { text: 'Read on\nRead on' }), aPage('/b', { text: 'Read on' })).onlyFirst).toBe(2);
});

it('a script without spaces is counted by characters', () => {
  expect(countApart(aPage('/a', { text: '首頁\n無障礙坡道' }), aPage('/b', { text: '首頁' })).onlyFirst).toBe(5);
});

it('the words of its own URL tell a page only where the other does not repeat its own', () => {
  const page = aPage('/old-bell', { text: 'Nothing about old bell' });

  expect(countApart(page, aPage('/new-lamp', { text: 'Nothing about new lamp' }))).toEqual({
    onlyFirst: 0,
    onlySecond: 0,
  });
  expect(countApart(page, aPage('/new-lamp', { text: 'Nothing about' }))).toEqual({ onlyFirst: 2, onlySecond: 0 });
});

it('a page lacks the words that two others share and it does not have', () => {
  const others = [
    aPage('/b', { text: 'Menu\nSorry, none\nTip one' }),
    aPage('/c', { text: 'Menu\nSorry, none\nTip two' }),
  ] as const;

  expect(countMissing(aPage('/a', { text: 'Menu\nA story' }), others)).toBe(2);
});
