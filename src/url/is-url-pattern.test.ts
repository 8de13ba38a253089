import { expect, test } from 'vitest';
import { isUrlPattern } from './is-url-pattern.ts';

test.each([
  'http://localhost:3000/**',
  'localhost:3000/**',
  'https://example.com/news/*',
  'https://example.com/*.html',
  'https://*.example.com/',
  'https://%2A.example.com/',
  'https://example.com/.*',
  'https://example.com/news/*/',
  'https://example.com/**/print?x=1',
  're:/news/.*',
])('%s is a pattern', (text) => {
  expect(isUrlPattern(text)).toBe(true);
});

test.each([
  'http://localhost:3000/',
  'https://example.com/wiki/M*A*S*H',
  'https://example.com/web/*/http://example.org/',
  'https://example.com/a?q=**',
  'https://example.com/re:view',
])('%s is a URL', (text) => {
  expect(isUrlPattern(text)).toBe(false);
});
