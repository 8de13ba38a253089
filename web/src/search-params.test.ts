import { expect, it } from 'vitest';
import { parseIssuesSearch, parseScansSearch } from './search-params.ts';

it('known values of the URL are taken', () => {
  const search = parseScansSearch({ q: 'shop', tag: 'release 7', status: 'partial', offset: '50' });

  expect(search).toEqual({ q: 'shop', tag: 'release 7', status: 'partial', offset: 50 });
});

it.each([
  [{ status: 'broken' }],
  [{ offset: '-1' }],
  [{ offset: '1e3' }],
  [{ offset: 0 }],
  [{ q: '' }],
  [{ q: { nested: true } }],
  [{ unknown: 'x' }],
])('%j counts as absent', (raw) => {
  expect(parseScansSearch(raw)).toEqual({ q: undefined, tag: undefined, status: undefined, offset: undefined });
});

it('a long text is limited to 200 characters', () => {
  expect(parseIssuesSearch({ q: 'a'.repeat(300) }).q).toHaveLength(200);
});
