import { expect, it } from 'vitest';
import { readableUrl } from './readable-url.ts';

it.each([
  ['https://example.com/stra%C3%9Fe/%E6%97%A5%E6%9C%AC?q=gr%c3%bcn', 'https://example.com/straße/日本?q=grün'],
  ['https://example.com/a%2Fb%20c%3Fd%26e%25C3', 'https://example.com/a%2Fb%20c%3Fd%26e%25C3'],
  // It could hide or turn around what follows.
  ['https://example.com/%E2%80%AEgnp.exe%00', 'https://example.com/%E2%80%AEgnp.exe%00'],
  ['https://example.com/%E4%F6%FC/100%', 'https://example.com/%E4%F6%FC/100%'],
])('reads %s', (url, readable) => {
  expect(readableUrl(url)).toBe(readable);
});
