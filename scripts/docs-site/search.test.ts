import { expect, it } from 'vitest';
import { findPages } from './search.mjs';

function anEntry(title: string, text = '', headings = '') {
  return { url: `/docs/${title.toLowerCase().replaceAll(' ', '-')}/`, title, headings, text };
}

const entries = [
  anEntry('Crawling', 'a crawl follows links. sign in first.'),
  anEntry('Sign ins', 'scan pages behind a form'),
  anEntry('Reports', 'csv and pdf', 'csv in parts'),
];

it('a search finds pages with all words, those with the words in their titles first', () => {
  const titlesFor = (query: string) => findPages(entries, query).map(({ title }) => title);

  expect(titlesFor('Sign in')).toEqual(['Sign ins', 'Crawling']);
  expect(titlesFor('csv')).toEqual(['Reports']);
  expect(titlesFor('sign csv')).toEqual([]);
  expect(titlesFor(' ')).toEqual([]);
});
