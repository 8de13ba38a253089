import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Schema } from '../../src/adapters/db/schema.ts';
import { newId } from '../../src/ids/ids.ts';
import { onServer } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { findOpenapiErrors } from './find-openapi-errors.ts';
import { aScan } from './make-scans.ts';

onServer('the edge of the REST interface', (open) => {
  let db: Database;
  let rest: Rest;

  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db, { allowedHosts: ['Scans.Example.com'] });
  });
  afterAll(() => rest.close());

  it('reports its health and its version', async () => {
    expect(await rest.ask('GET', '/api/health')).toMatchObject({
      statusCode: 200,
      json: { status: 'ok', service: 'curbcut' },
    });
    expect((await rest.ask('GET', '/api/version')).json).toEqual({ version: '1.2.3', commit: 'abc' });
  });

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/scans/x/nothing',
    '/api/scans/x/issues/',
    '/.well-known/anything',
    '/mcp/x',
  ])('answers %s with a problem document', async (path) => {
    expect(await rest.ask('GET', path)).toMatchObject({
      statusCode: 404,
      json: { code: 'not_found', title: 'Not found' },
    });
  });

  it.each([
    ['PUT', '/api/scans', ['GET', 'HEAD', 'POST']],
    ['PATCH', '/api/scans', ['GET', 'HEAD', 'POST']],
    ['OPTIONS', '/api/scans', ['GET', 'HEAD', 'POST']],
    ['DELETE', '/api/health', ['GET', 'HEAD']],
    ['POST', '/api/version', ['GET', 'HEAD']],
    ['PATCH', `/api/scans/${newId()}`, ['GET', 'HEAD']],
    ['PUT', `/api/scans/${newId()}/pages?limit=1`, ['GET', 'HEAD']],
    ['POST', `/api/scans/${newId()}/issues`, ['GET', 'HEAD']],
    ['POST', `/api/scans/${newId()}/issues/chunks`, ['GET', 'HEAD']],
    ['DELETE', `/api/scans/${newId()}/issues/details`, ['GET', 'HEAD']],
    ['POST', `/api/scans/${newId()}/events`, ['GET', 'HEAD']],
    ['POST', '/api/openapi.json', ['GET', 'HEAD']],
  ] as const)('answers %s %s with 405 and what it does answer to', async (method, path, methods) => {
    const { statusCode, json, headers } = await rest.ask(method, path);

    expect(statusCode).toBe(405);
    expect(json).toMatchObject({ code: 'method_not_allowed' });
    expect(String(headers['allow']).split(', ')).toEqual(expect.arrayContaining([...methods]));
  });

  it('answers HEAD as it would GET, without the content', async () => {
    const { id } = await aScan(db);

    for (const path of [
      '/api/scans',
      `/api/scans/${id}`,
      `/api/scans/${id}/issues/chunks`,
      '/api/health',
      '/api/docs',
    ]) {
      expect(await rest.ask('HEAD', path)).toMatchObject({ statusCode: 200, body: '' });
    }
    expect((await rest.ask('HEAD', `/api/scans/${newId()}`)).statusCode).toBe(404);
  });

  it('reports a malformed URL', async () => {
    expect(await rest.ask('GET', '/api/scans/%zz')).toMatchObject({
      statusCode: 400,
      json: { code: 'malformed_request' },
    });
  });

  it('forbids browsers to run, frame, sniff or cache its responses, including errors', async () => {
    for (const path of ['/api/scans', '/api/nothing', '/api/scans/x', '/api/docs']) {
      const { headers } = await rest.ask('GET', path);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
      });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it.each(['localhost', 'localhost:8080', '127.0.0.1:8080', '[::1]:8080', '192.168.1.7', 'SCANS.example.com'])(
    'answers under the name %s',
    async (host) => {
      expect((await rest.ask('GET', '/api/health', { headers: { host } })).statusCode).toBe(200);
    },
  );

  it.each([
    'evil.example',
    'localhost.evil.example',
    'scans.example.com.evil.example',
    'a@localhost',
    'localhost/x',
    '127.0.0.1.evil.example',
  ])('refuses the name %s, under which another site may lead a browser here', async (host) => {
    expect(await rest.ask('GET', '/api/scans', { headers: { host } })).toMatchObject({
      statusCode: 403,
      json: { code: 'host_not_allowed' },
    });
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin that a browser would name', { origin: 'null' }],
    ['another port', { origin: 'http://localhost:81' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbor', { 'sec-fetch-site': 'same-site' }],
  ])('refuses to start a scan for %s', async (_case, headers) => {
    const body = { sitemap_url: 'https://example.com/', scan_type: 'single' };
    const before = (await rest.ask('GET', '/api/scans')).headers['x-total-count'];

    const answer = await rest.ask('POST', '/api/scans', { body, headers: { host: 'localhost', ...headers } });

    expect(answer).toMatchObject({ statusCode: 403, json: { code: 'cross_site_request' } });
    expect((await rest.ask('GET', '/api/scans')).headers['x-total-count']).toBe(before);
  });

  it('starts a scan for its own page, and for programs', async () => {
    const body = { sitemap_url: 'https://example.com/', scan_type: 'single' };
    const own = { host: 'localhost:8080', origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' };

    expect((await rest.ask('POST', '/api/scans', { body, headers: own })).statusCode).toBe(201);
    expect((await rest.ask('POST', '/api/scans', { body })).statusCode).toBe(201);
  });

  it('describes itself in valid OpenAPI 3.1, every route of /api with its schemas', async () => {
    const { json, headers } = await rest.ask('GET', '/api/openapi.json');

    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(findOpenapiErrors(json)).toEqual([]);
    // its shape was checked just now
    const { paths } = json as {
      paths: Record<string, Record<string, { responses: Record<string, { content?: object }> }>>;
    };
    // `/api/health` says with 503 what it says with 200.
    const { '/api/health': _health, ...others } = paths;
    const answers = Object.values(others).flatMap((methods) =>
      Object.values(methods).map(({ responses }) => responses),
    );
    const problems = answers.flatMap((responses) => Object.entries(responses).filter(([status]) => status >= '400'));
    expect(new Set(problems.flatMap(([, { content = {} }]) => Object.keys(content)))).toEqual(
      new Set(['application/problem+json']),
    );
    const mediaOf = (path: string) => Object.keys(others[path]?.['get']?.responses['200']?.content ?? {});
    expect(
      ['report.csv', 'report.pdf', 'report.html', 'report.json'].map((name) =>
        mediaOf(`/api/scans/{id}/issues/${name}`),
      ),
    ).toEqual([['text/csv'], ['application/pdf'], ['text/html'], ['application/json']]);
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = rest.routes
      .filter(({ method, path }) => method !== 'HEAD' && path.startsWith('/api/') && !/openapi|docs/.test(path))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(described.toSorted()).toEqual(declared.toSorted());
  });

  it('shows the document as a page, every operation with a heading', async () => {
    const { body, headers } = await rest.ask('GET', '/api/docs');

    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(
      '<h2 id="get-api-scans-id-issues-chunks"><code>GET /api/scans/{id}/issues/chunks</code></h2>',
    );
    expect([...body.matchAll(/<li><a href="(\/[^"]*)">/gu)].map(([, path]) => path)).toEqual([
      '/targets',
      '/',
      '/schedules',
      '/settings',
    ]);
    expect(body).not.toMatch(/<script|style=|undefined|\[object/);
    expect((await rest.ask('GET', '/api/docs.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });
});

describe('a service whose database is away', () => {
  it('says that it is unavailable, and gives no details for other errors', async () => {
    const pool = new pg.Pool({ connectionString: 'postgresql://someone:secret-word@127.0.0.1:1/nothing' });
    const rest = await openRest(new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }));

    const health = await rest.app.inject({ url: '/api/health' });
    const list = await rest.app.inject({ url: '/api/scans' });

    expect([health.statusCode, health.json()]).toEqual([503, { status: 'unavailable', service: 'curbcut' }]);
    expect([list.statusCode, list.json()]).toEqual([
      500,
      {
        type: 'about:blank',
        title: 'Internal error',
        status: 500,
        code: 'internal_error',
        detail: 'An unexpected error occurred in the service. It was logged.',
      },
    ]);
    await rest.close();
    await pool.end();
  });
});
