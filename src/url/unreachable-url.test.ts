import { describe, expect, it } from 'vitest';
import { findUnreachableReason } from './unreachable-url.ts';

describe('a URL that no browser can open', () => {
  it.each([
    ['http://example.com:0/', 'port'],
    ['http://example.com:6000/', 'port'],
    ['https://example.com:22/', 'port'],
    ['http://example.com:10080/', 'port'],
    ['http://127.0.0.1:9101\\@example.com/', 'backslash'],
    ['http:\\\\example.com/', 'backslash'],
    ['http:/\\example.com/', 'backslash'],
    ['http://example.com\\path', 'backslash'],
    ['http://xn--zzzzzz-/', 'host'],
    ['http://a..example/', 'host'],
    [`http://${'a'.repeat(64)}.example/`, 'host'],
    [`http://${'a.'.repeat(130)}example/`, 'host'],
  ])('is recognized: %s', (url, reason) => {
    expect(findUnreachableReason(url)).toBe(reason);
  });

  it.each([
    'http://example.com/',
    'http://example.com./',
    'https://example.com:8443/a\\b?c\\d#e\\f',
    'http://[::1]:8080/',
    'http://127.0.0.1:9100/',
    'http://bücher.example/',
    'http://xn--bcher-kva.example/',
    'http://☃.example/',
    'http://under_score.example/',
    'http://localhost:3000',
  ])('is not confused with one that it can: %s', (url) => {
    expect(findUnreachableReason(url)).toBeUndefined();
  });
});
