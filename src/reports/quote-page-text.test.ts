import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/contracts/any-text.ts';
import { cutText, quoteLines, quoteOnOneLine, shortenDataUris } from './quote-page-text.ts';

describe('a page’s text in a report', () => {
  it('shows invisible characters', () => {
    expect(quoteOnOneLine('a\u202Eb\u200Bc\u{E0041}d\u0007')).toBe('a\\u{202e}b\\u{200b}c\\u{e0041}d\\u{7}');
  });

  it('is one line, whatever it contains', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(quoteOnOneLine(text)).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
      }),
    );
  });

  it('keeps its line breaks and tabs where it may have lines', () => {
    expect(quoteLines('a\r\n\tb\rc\u2028')).toBe('a\n\tb\nc\\u{2028}');
  });

  it('keeps letters of every script', () => {
    expect(quoteOnOneLine('Größe 日本語 العربية 😀 ❤\uFE0F 👩\u200D🚀')).toBe(
      'Größe 日本語 العربية 😀 ❤\uFE0F 👩\u200D🚀',
    );
  });

  it('is truncated with a mark, never within a character', () => {
    expect(cutText('abc😀', 5)).toBe('abc😀');
    expect(cutText('abc😀d', 5)).toBe('abc…');
    expect(cutText('abcd', 4)).toBe('abcd');
  });

  it('loses the bytes of images in data URLs', () => {
    expect(shortenDataUris(`<img src="data:image/png;base64,${'A'.repeat(500)}" alt="">`)).toBe(
      '<img src="data:image/png;base64,…" alt="">',
    );
  });
});
