import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRepositoryPath } from './repository-path.ts';

describe('toRepositoryPath', () => {
  it.each([
    ['https://example.com/', 'web/example.com/index.html'],
    ['https://example.com/en/contact', 'web/example.com/en/contact'],
    ['https://example.com/en/', 'web/example.com/en/index.html'],
    ['http://localhost:8080/a', 'web/localhost-8080/a'],
    ['http://[::1]:8080/a', 'web/--1-8080/a'],
    ['https://example.com/search?q=a&b=ä', 'web/example.com/search%3Fq=a&b=%C3%A4'],
    ['https://example.com/100%', 'web/example.com/100%25'],
    ['https://example.com//a//b', 'web/example.com/a/b'],
  ])('%s is %s', (url, path) => {
    expect(toRepositoryPath(url)).toBe(path);
  });

  it('is a relative URI reference without a scheme, a query or a fragment for every URL', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string(), (url, more) => {
        const joined = URL.parse(more, url.replace(/#.*/, '') + '/')?.href ?? url;
        const path = toRepositoryPath(joined.replace(/^(?!https?:).*$/s, url));

        expect(path).toMatch(/^web\/(?:[\w.~!$&'()*+,;=@/-]|%[0-9a-f]{2})+$/i);
        expect(path.length).toBeLessThanOrEqual(400);
      }),
    );
  });

  it('long URLs that begin alike are different files', () => {
    const long = `https://example.com/${'a'.repeat(1_000)}`;

    expect(toRepositoryPath(`${long}1`)).not.toBe(toRepositoryPath(`${long}2`));
    expect(toRepositoryPath(`${long}1`)).toHaveLength(400);
  });
});
