import { describe, expect, it } from 'vitest';
import { quotePageText } from './page-text.ts';

describe('text of a scanned page', () => {
  it('is on one line, without invisible characters', () => {
    expect(quotePageText('<a\n\t href="x">\u0000\u001bhi\u200b\u202e\u2066 \u{e0041}\u{e0042}</a>', 'html')).toBe(
      '<a href="x">hi </a>',
    );
  });

  it('is truncated, and says so', () => {
    expect(quotePageText('x'.repeat(301), 'html')).toBe(`${'x'.repeat(299)}…`);
    expect(quotePageText('x'.repeat(300), 'html')).toBe('x'.repeat(300));
  });

  it('is not truncated in the middle of a character', () => {
    expect(quotePageText(`${'x'.repeat(298)}🦄🦄`, 'html')).toBe(`${'x'.repeat(298)}…`);
    expect(quotePageText('\ud83e', 'html').isWellFormed()).toBe(true);
  });
});
