import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageRequest } from './paging.ts';
import { pageInfoOf, parsePageRequest } from './paging.ts';
import { Refused } from '../texts/refused.ts';

const bounds = { defaultLimit: 50, maxLimit: 500 };

describe('limit and offset', () => {
  it.each([
    [{}, { limit: 50, offset: 0 }],
    [
      { limit: null, offset: '' },
      { limit: 50, offset: 0 },
    ],
    [
      { limit: '10', offset: '20' },
      { limit: 10, offset: 20 },
    ],
    [
      { limit: 10, offset: 20 },
      { limit: 10, offset: 20 },
    ],
    [
      { limit: '0', offset: '-1' },
      { limit: 1, offset: 0 },
    ],
    [{ limit: '501' }, { limit: 500, offset: 0 }],
    [
      { limit: '007', offset: '+3' },
      { limit: 7, offset: 3 },
    ],
    [{ offset: '9'.repeat(400) }, { limit: 50, offset: 2_147_483_647 }],
    [{ offset: `-${'9'.repeat(400)}` }, { limit: 50, offset: 0 }],
  ])('of %j are read and clamped', (given, expected) => {
    expect(parsePageRequest(given, bounds)).toEqual(expected);
  });

  it.each([
    'ten',
    '1.5',
    '1e3',
    '0x10',
    ' 1',
    '1 ',
    '--1',
    '1,000',
    '١',
    'NaN',
    true,
    [],
    ['1', '2'],
    {},
    1.5,
    Number.NaN,
    Infinity,
  ])('refuse %j', (value) => {
    const refused = expect.objectContaining({
      refusal: {
        code: 'invalid_request',
        path: 'offset',
        saying: { code: 'fields.must_be', facts: { saidType: { code: 'fields.int' } } },
      },
    });

    expect(() => parsePageRequest({ offset: value }, bounds)).toThrow(refused);
  });

  it('are within their bounds, or refused, whatever is given', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (limit, offset) => {
        const outcome = readOrRefuse({ limit, offset });

        expect(outcome instanceof Refused || isWithinBounds(outcome)).toBe(true);
      }),
    );
  });

  it.each([
    [{ limit: 10, offset: 0 }, 25, 10],
    [{ limit: 10, offset: 20 }, 25, null],
    [{ limit: 10, offset: 15 }, 25, null],
    [{ limit: 10, offset: 0 }, 0, null],
    [{ limit: 10, offset: 100 }, 25, null],
  ])('of %j with a total of %d lead to %j', (request, total, next) => {
    expect(pageInfoOf(request, total)).toEqual({ ...request, total, next_offset: next });
  });
});

function readOrRefuse(given: { limit: unknown; offset: unknown }): unknown {
  try {
    return parsePageRequest(given, bounds);
  } catch (error) {
    return error;
  }
}

function isWithinBounds(outcome: unknown): boolean {
  const { limit, offset } = outcome as PageRequest;
  const areWhole = Number.isInteger(limit) && Number.isInteger(offset);
  return areWhole && limit >= 1 && limit <= 500 && offset >= 0 && offset <= 2_147_483_647;
}
