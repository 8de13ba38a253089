import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../test/contracts/any-text.ts';
import { readCsv } from '../../../test/contracts/read-csv.ts';
import { defuse, encodeRecord } from './csv-cell.ts';

describe('a CSV record', () => {
  it('gives every cell back to a strict reader of RFC 4180', () => {
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

  it('writes numbers and truth bare, and nothing for what is not there', () => {
    expect(encodeRecord([1, -2.5, true, null, 'a'])).toBe('1,-2.5,true,,a\r\n');
  });
});

describe('a cell that a spreadsheet would run', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1',
    '＋1',
    '－1',
    '＠a',
    '  =1',
    '\u00A0=1',
    '\u200B=1',
    '\uFEFF-1',
    '\tx',
  ])('is made text: %j', (text) => {
    expect(defuse(text)).toBe(`'${text}`);
  });

  it.each(['a=1', 'Größe', '😀 emoji', '<a href="=1">', '#main > a', ' text', '日本', ''])(
    'is left alone when it is none: %j',
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
