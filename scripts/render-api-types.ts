import { isDeepStrictEqual } from 'node:util';
import { format } from 'oxfmt';
import type { Content, OpenApi, Operation, Schema } from './read-openapi.ts';

/** As in .oxfmtrc.json, so that formatting the repository changes nothing. */
const style = { singleQuote: true, printWidth: 120 };

/** Schemas with fewer fields in common are alike by chance. */
const fewestShared = 5;

/** `named`: the schemas that need a type. */
type Known = { readonly named: Set<string>; readonly schemas: Readonly<Record<string, Schema>> };

/**
 * The types of an OpenAPI 3.1 document as TypeScript: one type for each named schema that the UI sends or reads, and
 * `Answers`, which gives the answer of each `METHOD /path`. It knows the part of JSON Schema that our schemas use
 * (the generators on npm need a TypeScript compiler with a JavaScript interface, which version 7 has not) and throws
 * at anything else, so nothing is ever typed wrongly in silence.
 */
export async function renderApiTypes({ paths, components }: OpenApi): Promise<string> {
  const known: Known = { named: new Set(), schemas: components.schemas };
  const answers = Object.entries(paths)
    .filter(([path]) => !isDownload(path))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        renderAnswer(`${method.toUpperCase()} ${path}`, operation, known),
      ),
    );
  const types = renderNamed(known);
  const text = [
    '/* oxlint-disable max-lines -- one type for each schema of the service */',
    '// Written by scripts/write-api-types.ts from /api/openapi.json: change the schemas of the service, not this file.',
    ...types,
    `export type Answers = {\n${answers.join('\n')}\n};`,
    '',
  ].join('\n\n');
  return (await format('api-types.ts', text, style)).code;
}

/** The UI links to files, and reads nothing of them. */
function isDownload(path: string): boolean {
  return /\.\w+$/.test(path);
}

/** Renders no line for the request body, because the UI sends it by the name of its schema. */
function renderAnswer(name: string, operation: Operation, known: Known): readonly string[] {
  const body = schemaOf(operation.requestBody);
  if (body !== undefined) render(body, known);
  const good = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'));
  const answer = schemaOf(good?.[1]);
  return answer === undefined ? [] : [`  readonly '${name}': ${render(answer, known)};`];
}

function schemaOf(part: Content | undefined): Schema | undefined {
  return Object.values(part?.content ?? {})[0]?.schema;
}

/** A named schema may name others: until none is new. */
function renderNamed(known: Known): readonly string[] {
  const written = new Map<string, string>();
  for (const name of known.named) {
    // A set that grows while it is walked is walked to its new end.
    if (!written.has(name)) written.set(name, `export type ${name} = ${render(known.schemas[name], known)};`);
  }
  return [...written].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
}

function render(schema: Schema | undefined, known: Known): string {
  if (schema === undefined) return 'unknown';
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    known.named.add(name);
    return name;
  }
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values !== undefined) return values.map(literal).join(' | ');
  return renderCombined(schema, known);
}

function renderCombined(schema: Schema, known: Known): string {
  const union = schema.anyOf ?? schema.oneOf;
  if (union !== undefined) return union.map((one) => render(one, known)).join(' | ');
  if (schema.allOf !== undefined) return schema.allOf.map((one) => render(one, known)).join(' & ');
  return (
    [schema.type ?? []]
      .flat()
      .map((type) => renderType(type, schema, known))
      .join(' | ') || 'unknown'
  );
}

function renderType(type: string, schema: Schema, known: Known): string {
  if (type === 'string' || type === 'boolean' || type === 'null') return type;
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'array') return renderArray(schema, known);
  if (type === 'object') return renderObject(schema, known);
  throw new Error(`The document has a type that is not known here: ${type}`);
}

function renderArray({ prefixItems, items }: Schema, known: Known): string {
  if (prefixItems !== undefined) return `readonly [${prefixItems.map((one) => render(one, known)).join(', ')}]`;
  return `readonly (${render(items, known)})[]`;
}

function renderObject({ properties, required = [], additionalProperties }: Schema, known: Known): string {
  if (properties === undefined) {
    const values = typeof additionalProperties === 'object' ? render(additionalProperties, known) : 'unknown';
    return `Readonly<Record<string, ${values}>>`;
  }
  const base = findBase({ properties, required }, known);
  const fields = Object.entries(properties)
    .filter(([name]) => known.schemas[base ?? '']?.properties?.[name] === undefined)
    .map(([name, schema]) => `readonly ${name}${required.includes(name) ? '' : '?'}: ${render(schema, known)}`);
  if (base !== undefined) known.named.add(base);
  return `${base === undefined ? '' : `${base} & `}{ ${fields.join('; ')} }`;
}

/** The named schema with the most fields that this one extends, such as `Scan` for a scan with one more field. */
function findBase({ properties = {}, required = [] }: Schema, { schemas }: Known): string | undefined {
  const fieldsOf = (schema: Schema) => Object.entries(schema.properties ?? {});
  const isBase = (base: Schema) =>
    fieldsOf(base).every(
      ([name, schema]) =>
        isDeepStrictEqual(schema, properties[name]) && required.includes(name) === (base.required ?? []).includes(name),
    );
  const sizeOf = (name: string) => fieldsOf(schemas[name] ?? {}).length;
  return Object.entries(schemas)
    .filter(
      ([name, schema]) =>
        sizeOf(name) >= fewestShared && sizeOf(name) < Object.keys(properties).length && isBase(schema),
    )
    .map(([name]) => name)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one) || one.length - other.length)[0];
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}
