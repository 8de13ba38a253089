import { expect, test } from 'vitest';
import { parseEntryAddress } from './page-collector.ts';

test.each([
  ['example.com/a.html', 'https://example.com/a.html'],
  ['www.example.com/a.html', 'https://www.example.com/a.html'],
  ['www.other.example/b', 'https://www.other.example/b'],
  ['EXAMPLE.com', 'https://example.com/'],
  ['a.html', 'https://example.com/map/a.html'],
  ['/example.com/a', 'https://example.com/example.com/a'],
  ['//other.example/b', 'https://other.example/b'],
  ['http://example.com/a', 'http://example.com/a'],
])('the entry %s of a sitemap is %s', (entry, url) => {
  expect(parseEntryAddress(entry, 'https://example.com/map/sitemap.xml')).toMatchObject({ ok: true, url });
});

test('an entry without a scheme may begin with a host that reads like one', () => {
  const parsed = parseEntryAddress('localhost:3000/a', 'http://localhost:3000/sitemap.xml');

  expect(parsed).toMatchObject({ ok: true, url: 'http://localhost:3000/a' });
});
