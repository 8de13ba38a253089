import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';

const pages = { one: 'page', other: 'pages' };
const seiten = { one: 'Seite', other: 'Seiten' };

describe('what a language writes', () => {
  const en = createFormat('en', '“…”');
  const de = createFormat('de', '„…“');

  it('has the separators of its numbers', () => {
    expect([en.number(1_234_567.5), de.number(1_234_567.5)]).toEqual(['1,234,567.5', '1.234.567,5']);
  });

  it('says sizes in binary units, with one decimal', () => {
    const sizes = [0, 80, 32 * 1024, 1.25 * 1024 ** 2, 2.2 * 1024 ** 3, 5_000 * 1024 ** 3];

    expect(sizes.map(en.bytes)).toEqual(['0 B', '80 B', '32 KiB', '1.3 MiB', '2.2 GiB', '5,000 GiB']);
    expect(de.bytes(2.2 * 1024 ** 3)).toBe('2,2 GiB');
  });

  it('has the plural that a number asks for', () => {
    expect([0, 1, 1_200].map((count) => en.count(count, pages))).toEqual(['0 pages', '1 page', '1,200 pages']);
    expect([0, 1, 1_200].map((count) => de.count(count, seiten))).toEqual(['0 Seiten', '1 Seite', '1.200 Seiten']);
    expect(de.plural(1, { one: 'wurde', other: 'wurden' })).toBe('wurde');
  });

  it('joins lists', () => {
    expect([en.list(['a', 'b', 'c']), de.list(['a', 'b', 'c'])]).toEqual(['a, b, and c', 'a, b und c']);
    expect([en.anyOf(['a', 'b']), de.anyOf(['a', 'b'])]).toEqual(['a or b', 'a oder b']);
  });

  it('writes times in UTC', () => {
    const time = new Date('2026-03-05T23:05:00Z');

    expect([en.date(time), de.date(time)]).toEqual(['March 5, 2026', '5. März 2026']);
    expect([en.time(time), de.time(time)]).toEqual(['March 5, 2026 at 23:05 UTC', '5. März 2026 um 23:05 UTC']);
  });

  it('sorts as its readers look things up, numbers by their value', () => {
    expect(['Zug', 'Ähre', 'Ast', 'a10', 'a9'].toSorted(de.compare)).toEqual(['a9', 'a10', 'Ähre', 'Ast', 'Zug']);
  });
});
