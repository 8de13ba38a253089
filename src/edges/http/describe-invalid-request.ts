import type { FieldError } from '../../texts/refused.ts';
import { sayIssue } from '../../texts/say-issue.ts';
import { says } from '../../texts/saying.ts';

/** One validation error: zod's issue in Fastify's form. */
type Fault = {
  readonly keyword?: string | undefined;
  readonly instancePath: string;
  readonly message?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
};

/** A body of 1 MiB can have 100,000 unknown fields. The first errors are enough. */
const mostErrors = 100;

/** One error for each of the first hundred invalid fields, in sentences that say what is valid. */
export function describeInvalidRequest(faults: readonly Fault[]): readonly FieldError[] {
  const errors = faults.flatMap(({ keyword, instancePath, message, params = {} }) => {
    const path = instancePath.replace(/^\//, '').replaceAll('/', '.');
    if (keyword === 'unrecognized_keys') return describeUnknownFields(path, params['keys']);
    return [{ path, saying: sayIssue({ ...params, code: keyword, message }) }];
  });
  return errors.slice(0, mostErrors);
}

function describeUnknownFields(path: string, keys: unknown): readonly FieldError[] {
  const names = Array.isArray(keys) ? keys.map(String) : [];
  return names.map((name) => ({ path: path === '' ? name : `${path}.${name}`, saying: says('fields.unknown') }));
}
