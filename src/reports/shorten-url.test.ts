import { expect, it } from 'vitest';
import { shortenUrl } from './shorten-url.ts';

it.each([
  ['https://example.com/stra%C3%9Fe/%E6%97%A5%E6%9C%AC', 180, 'https://example.com/straße/日本'],
  ['https://example.com/a%2Fb%20c%E2%80%AE%E4%00', 180, 'https://example.com/a%2Fb%20c%E2%80%AE%E4%00'],
  ['https://example.com/%E3%85%A4x', 180, 'https://example.com/%E3%85%A4x'],
  ['https://example.com/a-long-path/page-1.html', 21, 'https://ex…age-1.html'],
])('shows %s in %i characters', (url, most, shown) => {
  expect(shortenUrl(url, most)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(most);
});
