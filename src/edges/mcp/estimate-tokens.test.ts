import { describe, expect, it } from 'vitest';
import { estimateTokens } from './estimate-tokens.ts';

describe('the estimate of tokens', () => {
  // The counts are those of o200k_base and cl100k_base, whichever is larger.
  it.each([
    [
      'Element has insufficient color contrast of 4.29 (foreground color: #7a7a7a, background color: #ffffff). Expected contrast ratio of 4.5:1',
      38,
    ],
    ['{"page_url":"https://example.com/","selector":"#main > p","html":"<p>","message":"","false_positive":false}', 30],
    ['3f786850e387550fdab836ed7e6dc881de23001b', 20],
    ['QmFzZTY0IGxvb2tzIGxpa2UgdGhpcyBhbmQgY29zdHMgbXVjaA==', 37],
    ['!#$%&()*+,-./:;<=>?@[]^_`{|}~', 20],
  ])('is about what tokenizers count, rather more, for %s', (text, counted) => {
    expect(estimateTokens(text)).toBeGreaterThan(0.8 * counted);
    expect(estimateTokens(text)).toBeLessThan(2 * counted);
  });

  it('grows with every part', () => {
    expect(estimateTokens('')).toBe(0);
    expect(estimateTokens('word '.repeat(100))).toBe(110);
  });
});
