import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameSite, normalizeUrl, stripCredentials } from './page-url.ts';

describe('normalizeUrl', () => {
  test.each([
    ['HTTP://Example.COM:80/A/../b#part', 'http://example.com/b'],
    ['https://example.com:443', 'https://example.com/'],
    ['https://example.com/caf%c3%a9?q=%2f&b=2&a=1', 'https://example.com/caf%C3%A9?q=%2F&b=2&a=1'],
    ['  https://example.com/é ü/ \n', 'https://example.com/%C3%A9%20%C3%BC/'],
    ['http://bücher.example/', 'http://xn--bcher-kva.example/'],
    ['http://[::1]:8080/x', 'http://[::1]:8080/x'],
    ['https://example.com/?', 'https://example.com/?'],
    ['https://example.com/#/caf%c3%a9?a=1', 'https://example.com/#/caf%C3%A9?a=1'],
    ['https://example.com/app#!prices', 'https://example.com/app#!prices'],
    ['https://example.com/#/', 'https://example.com/'],
    ['https://example.com/#!', 'https://example.com/'],
  ])('spells %j as %j', (text, url) => {
    expect(normalizeUrl(text)).toEqual({ ok: true, url });
  });

  test.each([
    ['mailto:a@b.example', 'not_http'],
    ['file:///etc/passwd', 'not_http'],
    ['javascript:alert(1)', 'not_http'],
    ['', 'invalid'],
    ['/relative', 'invalid'],
    ['http://', 'invalid'],
    ['http://user@example.com/', 'credentials'],
    ['http://:secret@example.com/', 'credentials'],
    [`http://example.com/${'a'.repeat(2030)}`, 'url_too_long'],
    [`http://example.com/${'a'.repeat(1_000_000)}`, 'url_too_long'],
  ])('refuses %.40j as %s', (text, reason) => {
    expect(normalizeUrl(text)).toEqual({ ok: false, reason });
  });

  test('resolves a relative URL against its base', () => {
    expect(normalizeUrl('../a?b#c', 'https://example.com/x/y')).toEqual({ ok: true, url: 'https://example.com/a?b' });
  });

  test('changes nothing when applied to its own result', () => {
    const text = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string().map((tail) => `http://h/${tail}`),
    );
    fc.assert(
      fc.property(text, (address) => {
        const first = normalizeUrl(address);
        expect(first.ok ? normalizeUrl(first.url) : first).toEqual(first);
      }),
    );
  });
});

test('stripCredentials takes user and password off and leaves the rest', () => {
  expect(stripCredentials('http://user:secret@example.com/a?b')).toBe('http://example.com/a?b');
});

test.each([
  ['example.com', 'www.example.com', true],
  ['WWW.example.com', 'example.com', true],
  ['example.com', 'example.com:8080', false],
  ['www.www.example.com', 'example.com', false],
  ['a.example.com', 'example.com', false],
])('isSameSite(%s, %s) is %s', (a, b, expected) => {
  expect(isSameSite(a, b)).toBe(expected);
});
