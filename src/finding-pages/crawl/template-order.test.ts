import { expect, it } from 'vitest';
import { TemplateOrder } from './template-order.ts';

const site = 'https://example.com';

/** Paths in the order in which they are scanned. */
function sort(paths: readonly string[]): readonly string[] {
  const order = new TemplateOrder();
  const ranked = paths.map((path) => ({ path, rank: order.next(site + path).order }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ path }) => path);
}

it('shows each of 40 templates within the first 50 of 20,000 pages that are listed template by template', () => {
  const templates = Array.from(
    { length: 40 },
    (_, index) => `/${String.fromCodePoint(97 + (index % 26))}${'x'.repeat(index)}/`,
  );
  const paths = templates.flatMap((folder) => Array.from({ length: 500 }, (_, index) => `${folder}a-${index}`));

  const first = sort(paths).slice(0, 50);

  expect(new Set(first.map((path) => path.slice(0, path.lastIndexOf('/') + 1))).size).toBe(40);
});

it('shows templates early that are listed after thousands of words', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const words = letters.flatMap((a) => letters.flatMap((b) => letters.slice(0, 4).map((c) => `/${a}${b}${c}`)));
  const paths = [...words, ...words.map((word) => `/words${word}`), '/products/1', '/products/2', '/help/a-question'];

  const first = sort(paths).slice(0, 50);

  expect(first).toEqual(expect.arrayContaining(['/words/aaa', '/products/1', '/help/a-question']));
});

it('keeps the order of a list that has one page of each template', () => {
  const paths = ['/', '/b', '/a', '/c/1', '/d/x-y', '/e?q=1'];

  expect(sort(paths)).toEqual(paths);
});
