import { describe, expect, it } from 'vitest';
import { toPlainText } from './plain-text.ts';

describe('text of a page for a terminal or a log', () => {
  it.each([
    ['\u001B[31mred\u001B[0m', '[31mred [0m'],
    ['a\r\n::error::b\u2028c', 'a ::error::b c'],
    ['\u202Egnp.exe\u200B', 'gnp.exe'],
    ['x ##[error]y ##vso[task]z ##teamcity[q]', 'x # #[error]y # #vso[task]z # #teamcity[q]'],
    ['a ## heading, https://example.com/#a', 'a ## heading, https://example.com/#a'],
    ['x'.repeat(600), `${'x'.repeat(499)}…`],
  ])('%j becomes %j', (text, plain) => {
    expect(toPlainText(text)).toBe(plain);
  });
});
