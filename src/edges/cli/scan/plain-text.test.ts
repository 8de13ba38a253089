import { describe, expect, it } from 'vitest';
import { toPlainLines, toPlainText } from './plain-text.ts';

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

describe('lines of a message that may quote a file', () => {
  it.each([
    ['Two lines.\n  One is indented.\n', 'Two lines.\n  One is indented.\n'],
    ['not "\n::error::a"', 'not "\n: :error::a"'],
    ['not "\r::error::a"', 'not " ::error::a"'],
    ['\u000B\u00A0::error::a', ' \u00A0: :error::a'],
    ['a\u2028##vso[task]b\u001B[2J', 'a # #vso[task]b [2J'],
  ])('%j becomes %j', (text, plain) => {
    expect(toPlainLines(text)).toBe(plain);
  });
});
