import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identifyPage, namePage } from './page-identity.ts';

const site = 'https://example.com';
const idOf = (path: string) => identifyPage(new URL(path, site).href)?.identity.slice(site.length);

describe('the identity of a page', () => {
  it.each([
    ['/a?utm_source=x&utm_medium=y', '/a'],
    ['/a?b=2&a=1&gclid=z', '/a?a=1&b=2'],
    ['/a?a=2&a=1', '/a?a=2&a=1'],
    ['/a?', '/a'],
    ['/a#b', '/a'],
    ['/a?b=2&a=1#/c?utm_source=x', '/a?a=1&b=2#/c?utm_source=x'],
    ['/;jsessionid=ABC123#!c', '/#!c'],
    ['/a;jsessionid=ABC123?x=1', '/a?x=1'],
    ['/(S(abcdefgh12345678))/a', '/a'],
    ['/a?PHPSESSID=1', '/a'],
    ['/a?sid=4f1e9a7c3b5d2e8f&p=1', '/a?p=1'],
    ['/a?sid=news', '/a?sid=news'],
    ['/a/', '/a/'],
    ['/A', '/A'],
  ])('of %s is %s', (url, identity) => {
    expect(idOf(url)).toBe(identity);
  });

  it('is its own identity, and does not depend on the order of the query', () => {
    const pair = fc.tuple(fc.constantFrom('a', 'b', 'utm_x', 'sid'), fc.stringMatching(/^[a-z0-9]{0,20}$/));
    fc.assert(
      fc.property(fc.uniqueArray(pair, { selector: ([name]) => name }), (pairs) => {
        const texts = pairs.map((one) => one.join('='));
        const id = idOf(`/x?${texts.join('&')}`);

        expect(idOf(id ?? '')).toBe(id);
        expect(idOf(`/x?${texts.toReversed().join('&')}`)).toBe(id);
      }),
    );
  });

  it('is none for what no scan opens', () => {
    expect([identifyPage('mailto:a@example.com'), identifyPage('https://u:p@example.com/')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is named by the canonical URL, without trailing slashes', () => {
    expect(namePage(`${site}/a/`, null)).toBe(`${site}/a`);
    expect(namePage(`${site}/a?b=1`, `${site}/a/`)).toBe(`${site}/a`);
    expect(namePage(`${site}/`, null)).toBe(`${site}/`);
    expect(namePage(`${site}//a//index.html?utm_source=x`, null)).toBe(`${site}/a`);
  });

  it('is that of its route, because all routes have the canonical URL of their document', () => {
    expect(namePage(`${site}/#/a/`, `${site}/`)).toBe(`${site}/#/a`);
    expect(namePage(`${site}/#!b`, null)).toBe(`${site}/#!b`);
  });
});
