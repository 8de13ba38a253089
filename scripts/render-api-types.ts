import { format } from 'oxfmt';
import type { Content, OpenApi, Operation, Schema } from './read-openapi.ts';

/** As in .oxfmtrc.json, so that formatting the repository changes nothing. */
const style = { singleQuote: true, printWidth: 120 };

/**
 * The types of an OpenAPI 3.1 document as TypeScript: one type for each schema that an operation reaches, and
 * `Operations`, which gives for each `METHOD /path` its query, its body and its answer. It knows the part of
 * JSON Schema that our schemas use (the generators on npm need a TypeScript compiler with a JavaScript interface,
 * which version 7 has not) and throws at anything else, so nothing is ever typed wrongly in silence.
 */
export async function renderApiTypes({ paths, components }: OpenApi): Promise<string> {
  const named = new Set<string>();
  const operations = Object.entries(paths)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) =>
        renderOperation(`${method.toUpperCase()} ${path}`, operation, named),
      ),
    );
  const types = renderNamed(components.schemas, named);
  const text = [
    '/* oxlint-disable max-lines -- one type for each schema of the service */',
    '// Written by scripts/write-api-types.ts from /api/openapi.json: change the schemas of the service, not this file.',
    ...types,
    `export type Operations = {\n${operations.join('\n')}\n};`,
    '',
  ].join('\n\n');
  return (await format('api-types.ts', text, style)).code;
}

function renderOperation(name: string, operation: Operation, named: Set<string>): string {
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const fields = query.map(
    ({ name: field, required, schema }) => `readonly ${field}${required === true ? '' : '?'}: ${render(schema, named)}`,
  );
  const good = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'));
  const answer = schemaOf(good?.[1]);
  const body = schemaOf(operation.requestBody);
  return `  '${name}': {
    readonly query: ${fields.length === 0 ? 'undefined' : `{ ${fields.join('; ')} }`};
    readonly body: ${body === undefined ? 'undefined' : render(body, named)};
    readonly answer: ${answer === undefined ? 'undefined' : render(answer, named)};
  };`;
}

function schemaOf(part: Content | undefined): Schema | undefined {
  return Object.values(part?.content ?? {})[0]?.schema;
}

/** A named schema may name others: until none is new. */
function renderNamed(schemas: Readonly<Record<string, Schema>>, named: Set<string>): readonly string[] {
  const written = new Map<string, string>();
  for (const name of named) {
    // A set that grows while it is walked is walked to its new end.
    if (!written.has(name)) written.set(name, `export type ${name} = ${render(schemas[name], named)};`);
  }
  return [...written].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
}

function render(schema: Schema | undefined, named: Set<string>): string {
  if (schema === undefined) return 'unknown';
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    named.add(name);
    return name;
  }
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values !== undefined) return values.map(literal).join(' | ');
  return renderCombined(schema, named);
}

function renderCombined(schema: Schema, named: Set<string>): string {
  const union = schema.anyOf ?? schema.oneOf;
  if (union !== undefined) return union.map((one) => render(one, named)).join(' | ');
  if (schema.allOf !== undefined) return schema.allOf.map((one) => render(one, named)).join(' & ');
  return (
    [schema.type ?? []]
      .flat()
      .map((type) => renderType(type, schema, named))
      .join(' | ') || 'unknown'
  );
}

function renderType(type: string, schema: Schema, named: Set<string>): string {
  if (type === 'string' || type === 'boolean' || type === 'null') return type;
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'array') return renderArray(schema, named);
  if (type === 'object') return renderObject(schema, named);
  throw new Error(`The document has a type that is not known here: ${type}`);
}

function renderArray({ prefixItems, items }: Schema, named: Set<string>): string {
  if (prefixItems !== undefined) return `readonly [${prefixItems.map((one) => render(one, named)).join(', ')}]`;
  return `readonly (${render(items, named)})[]`;
}

function renderObject({ properties, required = [], additionalProperties }: Schema, named: Set<string>): string {
  if (properties === undefined) {
    const values = typeof additionalProperties === 'object' ? render(additionalProperties, named) : 'unknown';
    return `Readonly<Record<string, ${values}>>`;
  }
  const fields = Object.entries(properties).map(
    ([name, schema]) => `readonly ${name}${required.includes(name) ? '' : '?'}: ${render(schema, named)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}
