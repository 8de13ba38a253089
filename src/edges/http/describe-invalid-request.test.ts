import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { asIssue } from '../../texts/issue-text.ts';
import { say } from '../../texts/say.ts';
import { describeInvalidRequest } from './describe-invalid-request.ts';

/** As the validator of the routes hands them on. */
function faultsOf(schema: z.ZodType, value: unknown) {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ code, path, message, ...params }) => ({
    keyword: code,
    instancePath: `/${path.join('/')}`,
    message,
    params,
  }));
}

const schema = z.strictObject({
  name: z.string().min(2).max(3),
  kind: z.enum(['failed', 'needs_review']),
  size: z.int().min(5).max(300).optional(),
  screenshots: z.boolean().optional(),
  nested: z.strictObject({ list: z.array(z.number()) }).optional(),
  scope: z
    .discriminatedUnion('of', [z.object({ of: z.literal('page') }), z.object({ of: z.literal('site') })])
    .optional(),
  custom: z
    .string()
    .refine((text) => text === 'a', asIssue('fields.empty'))
    .optional(),
});

describe('what is reported for a request that is not valid', () => {
  it.each([
    [
      {},
      [
        ['name', 'Is missing: must be text.'],
        ['kind', 'Must be failed or needs_review.'],
      ],
    ],
    [7, [['', 'Must be an object.']]],
    [
      { name: 'a', kind: 'x' },
      [
        ['name', 'Must have at least 2 characters.'],
        ['kind', 'Must be failed or needs_review.'],
      ],
    ],
    [
      { name: 'abcd', kind: 'failed', size: 4 },
      [
        ['name', 'Must have at most 3 characters.'],
        ['size', 'Must be at least 5.'],
      ],
    ],
    [{ name: 'ab', kind: 'failed', size: 1.5 }, [['size', 'Must be a whole number.']]],
    [
      { name: 'ab', kind: 'failed', size: 301, screenshots: 1 },
      [
        ['size', 'Must be at most 300.'],
        ['screenshots', 'Must be true or false.'],
      ],
    ],
    [
      { name: 'ab', kind: 'failed', nested: { list: 1, more: 1 } },
      [
        ['nested.list', 'Must be a list.'],
        ['nested.more', 'Unknown field.'],
      ],
    ],
    [{ name: 'ab', kind: 'failed', scope: { of: 'a' } }, [['scope.of', 'Must be page or site.']]],
    [{ name: 'ab', kind: 'failed', nested: { list: [1, 'a'] } }, [['nested.list.1', 'Must be a number.']]],
    [
      { name: 'ab', kind: 'failed', custom: 'b', one: 1, two: 2 },
      [
        ['custom', 'Must not be empty.'],
        ['one', 'Unknown field.'],
        ['two', 'Unknown field.'],
      ],
    ],
  ])('is a sentence for each bad field: %j', (value, expected) => {
    const errors = describeInvalidRequest(faultsOf(schema, value));

    expect(errors.map(({ path, saying }) => [path, say('en', saying)])).toEqual(expected);
  });
});

it('an answer does not grow with the errors of a request', () => {
  const unknown = Object.fromEntries(Array.from({ length: 90_000 }, (_, index) => [`field${index}`, 1]));

  expect(describeInvalidRequest(faultsOf(schema, unknown))).toHaveLength(100);
});
