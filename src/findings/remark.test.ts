import { describe, expect, it } from 'vitest';
import type { Remark } from './remark.ts';
import { mapRemark, readRemark, storeRemark } from './remark.ts';

const remark: Remark = {
  code: 'link-name.address',
  facts: { address: '/password', n: 3, listOfWords: ['password', 'other'] },
  details: [
    {
      id: 'password',
      need: 'one',
      result: 'fail',
      data: { messageKey: 'password', values: ['password'], deep: { deeper: 'password' } },
    },
  ],
  state: 'dark',
  also: [{ code: 'link-name.found', facts: { text: 'password' } }],
};

describe('a remark', () => {
  it('is stored and read as it is', () => {
    expect(readRemark(storeRemark(remark))).toEqual(remark);
  });

  it('changes its texts from the page, and no word of ours', () => {
    const changed = mapRemark(remark, (text) => text.replaceAll('password', '[secret]'));

    expect(changed).toEqual({
      ...remark,
      facts: { address: '/[secret]', n: 3, listOfWords: ['[secret]', 'other'] },
      details: [
        {
          id: 'password',
          need: 'one',
          result: 'fail',
          data: { messageKey: 'password', values: ['[secret]'], deep: { deeper: '[secret]' } },
        },
      ],
      also: [{ code: 'link-name.found', facts: { text: '[secret]' } }],
    });
  });

  it('is of limited length, and fit for the database', () => {
    const long = 'x'.repeat(10_000);
    const data = { texts: Array.from({ length: 500 }, () => long), nested: { nested: { nested: { nested: long } } } };

    const stored = storeRemark({
      code: 'list.values',
      facts: { text: `${long}\u0000`, broken: '\uD800', zero: 'a\u0000b' },
      details: [{ id: 'only-listitems', need: 'all', result: 'fail', data }],
    });

    expect(stored.length).toBeLessThan(10_000);
    expect(stored.isWellFormed()).toBe(true);
    expect(stored).not.toContain('\\u0000');
    expect(readRemark(stored).facts).toMatchObject({ broken: '\uFFFD', zero: 'a\uFFFDb' });
  });

  it.each(['', '{}', '"text"', '{"code":1}', '{"code":"a.b","facts":{"x":null}}'])('%s is refused', (stored) => {
    expect(() => readRemark(stored)).toThrow(/./);
  });
});
