import type { HttpApp } from './http-app.ts';

/** One document in two forms: `GET /api/openapi.json` for programs and `GET /api/docs` for people. */
export function addOpenapiRoutes(app: HttpApp): void {
  app.get('/api/openapi.json', { config: { scope: 'read' }, schema: { hide: true } }, async () => app.swagger());
  app.get('/api/docs', { config: { scope: 'read' }, schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderDocs(app.swagger())),
  );
}

type Operation = {
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> };
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> }>
  >;
};
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: unknown;
};

/** Plain HTML without scripts works in every browser and screen reader, and under the strictest policy. */
function renderDocs(document: object): string {
  const { info, paths, components } = readDocument(document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const list = operations.map(
    ({ method, path, operation }) =>
      `<li><a href="#${anchor(method, path)}">${method} ${escape(path)}</a><br>${escape(operation.summary ?? '')}</li>`,
  );
  const sections = operations.map(({ method, path, operation }) =>
    renderOperation(`${method} ${path}`, anchor(method, path), operation),
  );
  const schemas = Object.entries(components).map(
    ([name, schema]) => `<section><h3 id="schema-${escape(name)}">${escape(name)}</h3>${renderJson(schema)}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(info.title)}: REST API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><a class="skip" href="#main">Skip to content</a><header>${siteHeader}<h1>REST API</h1>
<p>Version ${escape(info.version)}. <a href="/api/openapi.json">OpenAPI document</a></p></header>
<nav aria-label="Operations"><h2>Operations</h2><ul>${list.join('')}</ul></nav>
<main id="main">${sections.join('')}<h2>Schemas</h2>${schemas.join('')}</main></body></html>`;
}

/** The header of the UI, so that there is a way back. */
const siteHeader = `<div class="site"><a class="brand" href="/">Curbcut</a>
<nav aria-label="Main"><ul><li><a href="/targets">Sites</a></li><li><a href="/">Scans</a></li><li><a href="/schedules">Schedules</a></li>
<li><a href="/settings">Settings</a></li></ul></nav></div>`;

function renderOperation(title: string, id: string, operation: Operation): string {
  const table = renderParameters(operation.parameters ?? []);
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const answers = Object.entries(operation.responses ?? {}).map(
    ([status, answer]) =>
      `<h4>Status ${escape(status)}</h4>${renderJson(Object.values(answer.content ?? {})[0]?.schema ?? {})}`,
  );
  return `<section><h2 id="${id}"><code>${escape(title)}</code></h2>
<p>${escape(operation.summary ?? '')}</p><p>${escape(operation.description ?? '')}</p>
${table}${body === undefined ? '' : `<h3>Request body</h3>${renderJson(body)}`}
<h3>Responses</h3>${answers.join('')}</section>`;
}

function renderParameters(parameters: NonNullable<Operation['parameters']>): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, in: location, required, description = '', schema = {} }) => {
    const where = `${escape(location)}${required === true ? ', required' : ''}`;
    const what = `${escape(description)} <code>${escape(JSON.stringify(schema))}</code>`;
    return `<tr><th scope="row"><code>${escape(name)}</code></th><td>${where}</td><td>${what}</td></tr>`;
  });
  const head = ['Name', 'Location', 'Description'].map((column) => `<th scope="col">${column}</th>`);
  return `<table><caption>Parameters</caption><thead><tr>${head.join('')}</tr></thead>
<tbody>${rows.join('')}</tbody></table>`;
}

function renderJson(value: unknown): string {
  return `<pre tabindex="0" role="group" aria-label="JSON Schema"><code>${escape(JSON.stringify(value, null, 2))}</code></pre>`;
}

function readDocument(document: object) {
  // We generate this document from our schemas, so its shape is known.
  const { info, paths, components } = document as {
    readonly info: { readonly title: string; readonly version: string };
    readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
  };
  return { info, paths: paths ?? {}, components: components?.schemas ?? {} };
}

function anchor(method: string, path: string): string {
  return `${method}${path}`.replaceAll(/[^a-zA-Z]+/g, '-').toLowerCase();
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
