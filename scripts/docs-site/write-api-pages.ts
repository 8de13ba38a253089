import { describeType, writeFields } from './describe-schema.ts';
import { escapeCell, escapeMarkdown } from './escape.ts';
import type { Page } from './page.ts';
import { generated } from './page.ts';
import type { OpenApi, Operation } from '../read-openapi.ts';

type Named = { readonly method: string; readonly path: string; readonly operation: Operation };

/** The reference of the REST API: a page for each collection, such as `/api/scans`, and one of all schemas. */
export function writeApiPages({ paths, components }: OpenApi): readonly Page[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Named => ({ method: method.toUpperCase(), path, operation })),
  );
  const groups = Map.groupBy(operations, ({ path }) => /^\/api\/([\w-]+)/u.exec(path)?.[1] ?? 'other');
  const pages = [...groups].map(([name, some]) => aPage(`api/${name}`, `API: ${name}`, some.flatMap(writeOperation)));
  const schemas = Object.entries(components.schemas).flatMap(([name, schema]) => [
    `## ${name}`,
    ...(schema.description === undefined ? [] : [escapeMarkdown(schema.description)]),
    ...(schema.properties === undefined ? [describeType(schema)] : writeFields(schema)),
  ]);
  return [writeIndex(groups), ...pages, aPage('api/schemas', 'API: schemas', schemas)];
}

function aPage(path: string, title: string, parts: readonly string[]): Page {
  return { path, title, source: generated, markdown: [`# ${title}`, ...parts].join('\n\n') };
}

function writeIndex(groups: ReadonlyMap<string, readonly Named[]>): Page {
  const lists = [...groups].flatMap(([name, operations]) => [
    `## [${name}](site:api/${name})`,
    operations
      .map(({ method, path, operation }) => `- \`${method} ${path}\`: ${escapeMarkdown(operation.summary ?? '')}`)
      .join('\n'),
  ]);
  return aPage('api', 'REST API', [
    'A running service has this as an OpenAPI document at `/api/openapi.json`. All objects that have a name are in [schemas](site:api/schemas).',
    ...lists,
  ]);
}

function writeOperation({ method, path, operation }: Named): readonly string[] {
  const { summary, description, parameters = [], requestBody, responses = {} } = operation;
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  return [
    `## \`${method} ${path}\``,
    ...[summary, description]
      .filter((text) => text !== undefined && text !== '')
      .map((text) => escapeMarkdown(text ?? '')),
    ...writeParameters(parameters),
    ...(body === undefined ? [] : ['### Body', ...describeBody(body)]),
    '### Answers',
    Object.entries(responses).map(writeAnswer).join('\n'),
  ];
}

type Body = Parameters<typeof describeType>[0];

function describeBody(body: Body): readonly string[] {
  const fields = writeFields(body);
  return fields.length > 0 ? fields : [describeType(body)];
}

function writeParameters(parameters: NonNullable<Operation['parameters']>): readonly string[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map(({ name, in: place, required, description = '', schema = {} }) => {
    const type = `${describeType(schema)}${required === true ? '' : ', optional'}`;
    return `| \`${name}\` | ${place} | ${type} | ${escapeCell(description)} |`;
  });
  return [['| Parameter | In | Type | Meaning |', '|---|---|---|---|', ...rows].join('\n')];
}

function writeAnswer([status, { description = '', content = {} }]: [
  string,
  NonNullable<Operation['requestBody']>,
]): string {
  const [media, schema] = Object.entries(content)[0] ?? [];
  const type = schema?.schema === undefined ? '' : `: ${describeType(schema.schema)}`;
  const text = description === 'Default Response' ? '' : ` ${escapeMarkdown(description)}`;
  return `- **${status}**${type}${media === undefined ? '' : ` (\`${media}\`)`}.${text}`;
}
