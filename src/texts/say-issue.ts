import { readIssueText } from './issue-text.ts';
import type { Said, Saying } from './saying.ts';
import { says } from './saying.ts';

/** The parts of zod's issues that say what is valid. */
export type FieldIssue = {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly expected?: unknown;
  readonly format?: unknown;
  readonly maximum?: unknown;
  readonly minimum?: unknown;
  readonly origin?: unknown;
  readonly values?: unknown;
};

/** The requirement for a field: the sentence of its check, or one about zod's own check. */
export function sayIssue(issue: FieldIssue): Saying {
  const { code = '', message = '' } = issue;
  return readIssueText(message) ?? describers[code]?.(issue) ?? sayKinds(message) ?? says('fields.invalid');
}

const describers: Readonly<Record<string, (issue: FieldIssue) => Said | undefined>> = {
  invalid_type: sayType,
  invalid_value: ({ values }) => (Array.isArray(values) ? sayOneOf(values.map(String)) : undefined),
  too_small: sayLeast,
  too_big: sayMost,
  invalid_format: ({ format }) => formats[String(format)],
};

function sayKinds(message: string): Said | undefined {
  const kinds = discriminator.exec(message)?.[1];
  return kinds === undefined ? undefined : sayOneOf(kinds.replaceAll("'", '').split(' | '));
}

/** The message of zod about a field that decides between kinds of objects. */
const discriminator = /^Invalid discriminator value\. Expected (.+)$/u;

const formats: Readonly<Record<string, Said>> = {
  date: says('fields.date'),
  datetime: says('fields.date_time'),
  url: says('fields.url'),
  uuid: says('fields.uuid'),
};

function sayOneOf(values: readonly string[]): Said {
  return says('fields.one_of', { anyOf: values });
}

function sayType({ message = '', expected }: FieldIssue): Said {
  const name = String(expected);
  const saidType = types[name] ?? says('fields.unknown_type', { name });
  return message.endsWith('received undefined')
    ? says('fields.missing', { saidType })
    : says('fields.must_be', { saidType });
}

const types: Readonly<Record<string, Said>> = {
  string: says('fields.string'),
  number: says('fields.number'),
  int: says('fields.int'),
  boolean: says('fields.boolean'),
  object: says('fields.object'),
  array: says('fields.list'),
};

function sayLeast({ minimum, origin }: FieldIssue): Said {
  const n = Number(minimum);
  return origin === 'string' ? says('fields.at_least_characters', { n }) : says('fields.at_least', { n });
}

function sayMost({ maximum, origin }: FieldIssue): Said {
  const n = Number(maximum);
  return origin === 'string' ? says('fields.at_most_characters', { n }) : says('fields.at_most', { n });
}
