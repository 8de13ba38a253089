import { describe, expect, it } from 'vitest';
import { guessKind, guessScanType, parseTypedUrl } from './scan-target.ts';

describe('a typed URL', () => {
  it.each([
    ['example.com/contact', 'https://example.com/contact'],
    ['  https://example.com  ', 'https://example.com/'],
    ['localhost:3000', 'http://localhost:3000/'],
    ['shop.localhost:3000/a', 'http://shop.localhost:3000/a'],
    ['localhost.example.com', 'https://localhost.example.com/'],
    ['192.168.0.7/a', 'http://192.168.0.7/a'],
    ['[::1]:8080', 'http://[::1]:8080/'],
    ['http://bücher.example/ä', 'http://xn--bcher-kva.example/%C3%A4'],
  ])('%s is completed with the scheme that its host needs', (typed, url) => {
    expect(parseTypedUrl(typed)).toEqual({ ok: true, url, hasScheme: typed.includes('://') });
  });

  it.each([
    ['   ', 'empty'],
    ['word', 'invalid'],
    ['https://', 'invalid'],
    ['ftp://example.com', 'invalid'],
    ['https://user:secret@example.com', 'credentials'],
    [`https://example.com/${'a'.repeat(2_048)}`, 'tooLong'],
  ])('%s is refused with the reason', (typed, reason) => {
    expect(parseTypedUrl(typed)).toEqual({ ok: false, reason });
  });
});

describe('the guessed kind of scan', () => {
  it.each([
    ['https://example.com/sitemap.xml', 'sitemap'],
    ['https://example.com/sitemap_index.xml.gz', 'sitemap'],
    ['https://example.com/sitemap-news.txt', 'sitemap'],
    ['https://example.com/robots.txt', 'sitemap'],
    ['https://example.com/sitemap/', 'sitemap'],
    ['https://example.com/', 'single'],
    ['https://example.com/notes.txt', 'single'],
    ['https://example.com/about-sitemaps', 'single'],
  ])('of %s is %s', (url, type) => {
    expect(guessScanType(url)).toBe(type);
  });
});

describe('the guessed choice', () => {
  it.each([
    ['', 'site'],
    ['https://example.com/', 'site'],
    ['https://example.com/sitemap.xml', 'site'],
    ['https://example.com/contact', 'single'],
    ['https://example.com/?page=2', 'single'],
    ['https://example.com/#prices', 'single'],
  ])('of "%s" is %s', (url, kind) => {
    expect(guessKind(url)).toBe(kind);
  });
});
