import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../test/contracts/any-text.ts';
import { readCsv } from '../../../test/contracts/read-csv.ts';
import { defuse, encodeRecord } from './csv-cell.ts';

describe('a CSV record', () => {
  it('returns every cell to a strict reader of RFC 4180', () => {
    const cell = fc.oneof(anyText, fc.stringMatching(/^[ ",\r\n\t=+@-]{0,6}[a-z",\r\n]{0,6}$/));

    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 5 }),
        (records) => {
          const read = readCsv(records.map(encodeRecord).join(''));

          expect(read).toEqual(records.map((record) => record.map(defuse)));
        },
      ),
    );
  });

  it('writes numbers and booleans unquoted, and nothing for missing values', () => {
    expect(encodeRecord([1, -2.5, true, null, 'a'])).toBe('1,-2.5,true,,a\r\n');
  });
});

describe('a cell that a spreadsheet would run', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠a', '  =1', '\u00A0=1', '\tx'])(
    'is made text: %j',
    (text) => {
      expect(defuse(text)).toBe(`'${text}`);
    },
  );

  it.each([
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['\n=1', "'\n'=1"],
    ['a;=1+1', "a;'=1+1"],
    ['a; =1+1', "a; '=1+1"],
    ['a|@SUM(A1)', "a|'@SUM(A1)"],
    ['a\t+1', "a\t'+1"],
    ['a\n-1', "a\n'-1"],
    ['a\r\n\u00A0＝1', "a\r\n\u00A0'＝1"],
    ['a;"=1+1"', `a;"'=1+1"`],
    ['a;b;=1;=2', "a;b;'=1;'=2"],
  ])('is made text where the spreadsheet splits inside it: %j', (text, inert) => {
    expect(defuse(text)).toBe(inert);
    expect(defuse(inert)).toBe(inert);
  });

  it.each([';', '\t', '|'])('is prevented for a spreadsheet that splits at %j instead of the comma', (separator) => {
    const part = fc.constantFrom(
      ';',
      '\t',
      '|',
      ',',
      '"',
      '\r\n',
      '\n',
      ' ',
      '=',
      '+1',
      '-',
      '@',
      '＝',
      '\u200B',
      'a',
      "'",
    );
    const cell = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));

    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
        const read = splitAt(encodeRecord(['failed', ...cells]), separator);

        expect(read.filter((field) => /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(field))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is found in time that grows no faster than the text', () => {
    const text = `a;${'\n '.repeat(100_000)}`;

    expect(defuse(`${text}=1`)).toBe(`${text}'=1`);
    expect(defuse(`${text}x`.repeat(2))).toBe(`${text}x`.repeat(2));
  });

  it.each([
    ['\u200B=1', '\\u{200b}=1'],
    ['\uFEFF-1', '\\u{feff}-1'],
    ['a\u202Eb', 'a\\u{202e}b'],
    ['\u0007\uD800', '\\u{7}\\u{d800}'],
    ['❤\uFE0F 👩\u200D🚀', '❤\uFE0F 👩\u200D🚀'],
  ])('shows what is invisible or reorders the text: %j', (text, shown) => {
    expect(defuse(text)).toBe(shown);
  });

  it.each(['a=1', 'Größe', '😀 emoji', '<a href="=1">', '#main > a', ' text', '日本', ''])(
    'is left unchanged when it is not a formula: %j',
    (text) => {
      expect(defuse(text)).toBe(text);
    },
  );

  it('never keeps a control character but tab and line breaks', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(defuse(text)).not.toMatch(/[^\P{Cc}\t\n\r]/u);
      }),
    );
  });
});

/**
 * Cells as LibreOffice and Excel split a file at this separator: a quote opens a quoted part only at the start of a cell, what
 * follows the closing quote belongs to the cell as it is, and everywhere else a quote is a character like others.
 */
function splitAt(file: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let rest = file;
  while (rest !== '') {
    const quoted = /^"((?:[^"]|"")*)(?:"|$)/.exec(rest);
    rest = rest.slice(quoted?.[0].length ?? 0);
    const end = rest.search(new RegExp(`[\\r\\n${separator === '|' ? '\\|' : separator}]`));
    const bare = end === -1 ? rest : rest.slice(0, end);
    cells.push(`${quoted?.[1]?.replaceAll('""', '"') ?? ''}${bare}`);
    rest = end === -1 ? '' : rest.slice(end + 1);
  }
  return cells;
}
