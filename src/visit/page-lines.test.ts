import { expect, it } from 'vitest';
import { aPage } from '../../test/contracts/make-sightings.ts';

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
