import { escapeCell } from './escape.ts';
import type { Schema } from '../read-openapi.ts';

/** Deeper parts of a schema that has no name are `object`. */
const deepest = 3;

/** The fields of an object as a table. Empty if the schema has no fields. */
export function writeFields(schema: Schema): readonly string[] {
  const rows = listFields(schema, '', 0);
  if (rows.length === 0) return [];
  return [['| Field | Type | Meaning |', '|---|---|---|', ...rows].join('\n')];
}

function listFields(schema: Schema, prefix: string, depth: number): readonly string[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const inner = field.items ?? field;
    const below =
      depth < deepest ? listFields(inner, `${path}${field.items === undefined ? '' : '[]'}.`, depth + 1) : [];
    const type = `${describeType(field)}${required.has(name) || depth > 0 ? '' : ', optional'}`;
    return [`| \`${path}\` | ${type} | ${escapeCell(field.description ?? '')} |`, ...below];
  });
}

/** The type in words. A schema with a name is a link to it. */
export function describeType(schema: Schema): string {
  if (schema.$ref !== undefined) return linkTo(schema.$ref);
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(code).join(', ');
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices !== undefined) return [...new Set(choices.map(describeType))].join(' or ');
  if (schema.items !== undefined) return `list of ${describeType(schema.items)}`;
  return [schema.type ?? 'any'].flat().join(' or ');
}

function linkTo(reference: string): string {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  return `[${name}](site:api/schemas#${name.toLowerCase()})`;
}

function code(value: unknown): string {
  return escapeCell(`\`${JSON.stringify(value)}\``);
}
