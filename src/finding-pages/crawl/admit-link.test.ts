import { describe, expect, it } from 'vitest';
import { admitLink, countText, isCalendar, listCountedKeys, listTextKeys } from './admit-link.ts';
import { crawlLimits } from './crawl-limits.ts';
import { readPathShape } from './path-shape.ts';

const site = 'https://example.com';

function aCrawl() {
  const counted = new Map<string, number>();
  const known = new Set<string>();
  const counts = {
    get: (key: string) => {
      if (!known.has(key)) throw new Error(`${key} was not listed.`);
      return counted.get(key) ?? 0;
    },
    add: (key: string) => void counted.set(key, (counted.get(key) ?? 0) + 1),
  };
  return {
    admit: (path: string) => {
      for (const key of listCountedKeys(site + path)) known.add(key);
      const admission = admitLink(site + path, counts);
      return admission.kind === 'admitted' ? admission.order : admission.rule;
    },
    show: (path: string, text: string) => {
      for (const key of listTextKeys(site + path, text)) known.add(key);
      countText(site + path, text, counts);
    },
  };
}

/** How many of these a crawl admits, and why not the others. */
function admitMany(count: number, pathOf: (index: number) => string) {
  const crawl = aCrawl();
  const rules = Array.from({ length: count }, (_, index) => crawl.admit(pathOf(index)));
  const refused = rules.filter((rule) => typeof rule === 'string');
  return [count - refused.length, ...new Set(refused)];
}

describe('the shape of a URL', () => {
  it.each([
    ['/', '/'],
    ['/products/17', '/products/{number}'],
    ['/products/red-shoe.html', '/products/{name}.html'],
    ['/2026/11/23/a-title', '/{number}/{number}/{number}/{name}'],
    ['/items/3f2a9c1d/edit', '/items/{id}/edit'],
    ['/a1b2c3', '/{id}'],
    ['/watch/dQw4w9WgXcQ', '/watch/{id}'],
    ['/html5video', '/html{number}video'],
    ['/list?page=2&sort=a', '/list?page&sort'],
    ['/About', '/about'],
  ])('%s is %s', (path, shape) => {
    expect(readPathShape(site + path).shape).toBe(shape);
  });
});

describe('a new page', () => {
  it('comes the sooner the less its shape is known', () => {
    const crawl = aCrawl();

    expect(['/a/1', '/a/2', '/b/1', '/a/3'].map(crawl.admit)).toEqual([0, 1, 0, 2]);
    expect(['/words/one', '/words/two', '/words/three', '/words/four'].map(crawl.admit)).toEqual([0, 1, 1, 2]);
  });

  it('of a kind that has no end is refused at a limit, with the reason', () => {
    expect(admitMany(1_100, (index) => `/p/${index}`)).toEqual([crawlLimits.perTemplate, 'template_limit']);
    expect(admitMany(900, (index) => `/events/2026-${(index % 12) + 1}-${(index % 28) + 1}?n=${index}`)[1]).toBe(
      'calendar',
    );
    expect(admitMany(100, (index) => `/cal?month=${index}&year=2030`)).toEqual([50, 'query_combinations']);
    expect(admitMany(100, (index) => `/shop?color=${index}&size=1`)).toEqual([
      crawlLimits.facetsPerPath,
      'query_combinations',
    ]);
    expect(admitMany(300, (index) => `/shop/${index}?color=1&size=${index}`)).toEqual([
      crawlLimits.facetsPerShape,
      'query_combinations',
    ]);
    expect(admitMany(600, (index) => `/list?page=${index}`)).toEqual([
      crawlLimits.queriesPerPath,
      'query_combinations',
    ]);
    expect(admitMany(50, (index) => `/x?t=abcdefghij1234567890${index}`)).toEqual([
      crawlLimits.randomQueriesPerPath,
      'query_combinations',
    ]);
  });

  it('of a shape whose pages show one text again and again is refused', () => {
    const crawl = aCrawl();
    for (let index = 0; index < crawlLimits.sameText; index += 1) crawl.show(`/void/${index}`, 'nothing');

    expect([crawl.admit('/void/100'), crawl.admit('/else/1')]).toEqual(['same_text', 0]);
  });

  it('that is filed under a date is no calendar', () => {
    const paths = ['/2026/11/23/title', '/2026/11/', '/events/2026-11-23', '/cal?month=5', '/list?page=5', '/1234'];

    expect(paths.map((path) => isCalendar(site + path))).toEqual([false, true, true, true, false, false]);
  });
});
