import { z } from 'zod';

/**
 * What of the OpenAPI 3.1 specification our document can break: its fixed shape as a schema, and below it what a schema
 * cannot say (references, path parameters, names of operations). Unknown keys of the shape are faults.
 */
const schemaObject = z.union([z.boolean(), z.record(z.string(), z.unknown())]);
const media = z.record(z.string().regex(/^[\w*.+-]+\/[\w*.+-]+$/), z.strictObject({ schema: schemaObject }));
const parameter = z.strictObject({
  name: z.string().min(1),
  in: z.enum(['query', 'header', 'path', 'cookie']),
  required: z.boolean().optional(),
  description: z.string().optional(),
  schema: schemaObject,
});
const operation = z.strictObject({
  summary: z.string().min(1).optional(),
  description: z.string().min(1).optional(),
  operationId: z.string().min(1).optional(),
  tags: z.array(z.string()).optional(),
  parameters: z.array(parameter).optional(),
  requestBody: z
    .strictObject({ required: z.boolean().optional(), content: media, description: z.string().optional() })
    .optional(),
  responses: z
    .record(
      z.string().regex(/^[1-5](\d\d|XX)$|^default$/),
      z.strictObject({ description: z.string(), content: media.optional() }),
    )
    .refine((answers) => Object.keys(answers).length > 0, 'An operation has at least one answer.'),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
});
const methods = z.enum(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);
const documentSchema = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({
    title: z.string().min(1),
    version: z.string().min(1),
    description: z.string().optional(),
    license: z
      .strictObject({ name: z.string(), identifier: z.string().optional(), url: z.url().optional() })
      .optional(),
  }),
  servers: z.array(z.strictObject({ url: z.string(), description: z.string().optional() })).optional(),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string().optional() })).optional(),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[a-zA-Z0-9._-]+$/), schemaObject),
    securitySchemes: z.record(z.string(), z.unknown()).optional(),
  }),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  paths: z.record(z.string().startsWith('/'), z.partialRecord(methods, operation)),
});
type Document = z.infer<typeof documentSchema>;

/** Empty when the document is valid OpenAPI 3.1. */
export function findOpenapiErrors(document: unknown): readonly string[] {
  const parsed = documentSchema.safeParse(document);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return [...findBrokenReferences(parsed.data), ...findPathFaults(parsed.data), ...findSchemaFaults(parsed.data)];
}

function findBrokenReferences(document: Document): readonly string[] {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, target]) => target ?? '');
  const known = new Set(Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`));
  return references.filter((target) => !known.has(target)).map((target) => `nothing at ${target}`);
}

function findPathFaults(document: Document): readonly string[] {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, one]) => ({ name: `${method} ${path}`, path, one })),
  );
  const ids = operations.flatMap(({ one }) => one?.operationId ?? []);
  return [
    ...operations.flatMap(({ name, path, one }) => {
      const inPath = (one?.parameters ?? []).filter((each) => each.in === 'path');
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, word]) => word ?? '');
      const isSame = JSON.stringify(inPath.map((each) => each.name).toSorted()) === JSON.stringify(wanted.toSorted());
      const areRequired = inPath.every((each) => each.required === true);
      return isSame && areRequired ? [] : [`${name}: its path parameters`];
    }),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two operations are called ${id}`),
  ];
}

const types = new Set(['null', 'boolean', 'object', 'array', 'number', 'string', 'integer']);

/** JSON Schema 2020-12: `nullable` is of OpenAPI 3.0, exclusive bounds are numbers, types are of the seven. */
function findSchemaFaults(value: unknown, path = ''): readonly string[] {
  // Their types are of OpenAPI, not of JSON Schema.
  if (path === '/components/securitySchemes') return [];
  if (Array.isArray(value)) return value.flatMap((part, index) => findSchemaFaults(part, `${path}/${index}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const here = `${path}/${key}`;
    const isName = path.endsWith('/properties') || path.endsWith('/schemas');
    return [...(isName ? [] : judgeKeyword(key, part, here)), ...findSchemaFaults(part, here)];
  });
}

function judgeKeyword(key: string, part: unknown, here: string): readonly string[] {
  if (key === 'nullable') return [`${here}: OpenAPI 3.1 knows no nullable`];
  if (key === 'type') return [part].flat().every((name) => types.has(String(name))) ? [] : [`${here}: no such type`];
  if (key === 'exclusiveMinimum' || key === 'exclusiveMaximum')
    return typeof part === 'number' ? [] : [`${here}: must be a number`];
  if (key === 'required' && here.includes('schema')) return Array.isArray(part) ? [] : [`${here}: must be a list`];
  return [];
}
