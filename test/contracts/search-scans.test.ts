import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewScan } from '../../src/records/scans/new-scan.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aScan } from './make-scans.ts';

const shop = 'https://shop.example/Sale?x=1';

/** By the names that the tests use. */
const scans: readonly (readonly [string, Partial<NewScan>])[] = [
  ['old', { sitemap_url: shop, scan_type: 'single' }],
  ['sitemap', { sitemap_url: shop, scan_type: 'sitemap' }],
  ['mobile', { sitemap_url: shop, scan_type: 'single', viewport_preset: 'mobile' }],
  ['new', { sitemap_url: 'HTTPS://SHOP.example:443/Sale?x=1', scan_type: 'single', tag: 'release' }],
  ['other', { sitemap_url: 'https://shop.example/sale/shoes', scan_type: 'single' }],
  ['percent', { sitemap_url: 'https://shop.example/100%25_off', scan_type: 'single' }],
];

onEachDatabase('a search among scans', (open) => {
  let rest: Rest;
  let names: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const { db } = await open();
    rest = await openRest(db);
    const made: [string, string][] = [];
    for (const [name, fields] of scans) made.push([(await aScan(db, fields)).id, name]);
    names = new Map(made);
  });
  afterAll(() => rest.close());

  async function search(query: Readonly<Record<string, string>>) {
    const answer = await rest.ask('GET', `/api/scans?${new URLSearchParams(query).toString()}`);
    const found = answer.json as readonly { readonly id: string }[]; // every answer has passed its schema
    return { found: found.map(({ id }) => names.get(id)), total: answer.headers['x-total-count'], answer };
  }

  it.each([
    [{ target: shop }, ['new', 'mobile', 'sitemap', 'old']],
    [{ target: shop, viewport: 'desktop' }, ['new', 'sitemap', 'old']],
    [{ target: shop, tag: 'release' }, ['new']],
    [{ target: shop, status: 'failed' }, []],
    [{ target: 'https://nowhere.example/' }, []],
    [{ target: 'no URL\u0000' }, []],
    [{ viewport: 'mobile' }, ['mobile']],
    [{ q: 'SHOP sale' }, ['other', 'new', 'mobile', 'sitemap', 'old']],
    [{ q: 'sale shoes' }, ['other']],
    [{ q: '%' }, ['percent']],
    [{ q: "_off' or 1=1" }, []],
    [{ q: '' }, ['percent', 'other', 'new', 'mobile', 'sitemap', 'old']],
  ])('for %j finds them, newest first', async (query, expected) => {
    const { found, total } = await search(query);

    expect({ found, total }).toEqual({ found: expected, total: String(expected.length) });
  });

  it('is paged, and its links keep the search', async () => {
    const { found, total, answer } = await search({ target: shop, viewport: 'desktop', q: 'sale', limit: '2' });

    expect({ found, total }).toEqual({ found: ['new', 'sitemap'], total: '3' });
    expect(answer.headers['link']).toContain('viewport=desktop&q=sale&limit=2&offset=2');
  });

  it.each([
    [{ viewport: 'cinema' }, 'viewport'],
    [{ q: 'a'.repeat(201) }, 'q'],
  ])('with %j is refused', async (query, path) => {
    const answer = await rest.ask('GET', `/api/scans?${new URLSearchParams(query).toString()}`);

    expect(answer).toMatchObject({ statusCode: 400, json: { errors: [{ path }] } });
  });
});
