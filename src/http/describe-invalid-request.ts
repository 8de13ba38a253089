import type { FieldError } from './problem.ts';

/** What the validation reports for one error: zod's issue in Fastify's form. */
type Fault = {
  readonly keyword?: string | undefined;
  readonly instancePath: string;
  readonly message?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
};

/** A body of 1 MiB can have 100,000 unknown fields. The first errors say enough. */
const mostErrors = 100;

/** One error per invalid field, in sentences that say what is valid: the first hundred. */
export function describeInvalidRequest(faults: readonly Fault[]): readonly FieldError[] {
  const errors = faults.flatMap((fault) => {
    const path = fault.instancePath.replace(/^\//, '').replaceAll('/', '.');
    if (fault.keyword === 'unrecognized_keys') return describeUnknownFields(path, fault.params?.['keys']);
    return [{ path, message: describeFault(fault) }];
  });
  return errors.slice(0, mostErrors);
}

function describeUnknownFields(path: string, keys: unknown): readonly FieldError[] {
  const names = Array.isArray(keys) ? keys.map(String) : [];
  return names.map((name) => ({ path: path === '' ? name : `${path}.${name}`, message: 'Unknown field.' }));
}

function describeFault({ keyword, message = 'Is not valid.', params = {} }: Fault): string {
  if (message.endsWith('.')) return message;
  if (keyword === 'invalid_type') return describeType(message, params['expected']);
  if (keyword === 'invalid_value' && Array.isArray(params['values']))
    return `Must be ${params['values'].join(' or ')}.`;
  if (keyword === 'too_small') return describeBound('at least', params['minimum'], params['origin']);
  if (keyword === 'too_big') return describeBound('at most', params['maximum'], params['origin']);
  return describeKinds(message) ?? `${message}.`;
}

function describeType(message: string, expected: unknown): string {
  const isMissing = message.endsWith('received undefined');
  return `${isMissing ? 'Is missing: must' : 'Must'} be ${nameType(expected)}.`;
}

function describeKinds(message: string): string | undefined {
  const [, kinds] = discriminator.exec(message) ?? [];
  return kinds === undefined ? undefined : `Must be ${kinds.replaceAll("'", '').replaceAll(' | ', ' or ')}.`;
}

/** What zod says of a field that decides between kinds of objects. */
const discriminator = /^Invalid discriminator value\. Expected (.+)$/u;

function describeBound(bound: 'at least' | 'at most', limit: unknown, origin: unknown): string {
  return origin === 'string' ? `Must have ${bound} ${String(limit)} characters.` : `Must be ${bound} ${String(limit)}.`;
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

function nameType(expected: unknown): string {
  return typeNames[String(expected)] ?? String(expected);
}
