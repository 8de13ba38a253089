import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HttpApp } from './http-app.ts';
import { addStaticUi } from './static-ui.ts';

const asBrowser = { accept: 'text/html,application/xhtml+xml' };

let folder: string;
let app: HttpApp;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-ui-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'main-abc.js'), 'go();');
  app = fastify();
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'not_found' }));
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  await addStaticUi(app, folder);
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** A URL of each view, from the routes of the web interface. */
function listViews(): readonly string[] {
  const router = readFileSync(new URL('../../../web/src/router.tsx', import.meta.url), 'utf8');
  const routes = [...router.matchAll(/getParentRoute: \(\) => (\w+),\s+path: '([^']*)'/gu)];
  const views = routes.map(([, parent, path = '']) => (parent === 'scan' ? `/scans/$scanId${path}` : path));
  // Settings have a fixed list of sections.
  const named = views.map((path) => path.replace('$section', 'webhooks').replaceAll(/\$\w+/gu, 'x-1'));
  return named.map((path) => path.replace(/(?<=.)\/$/u, ''));
}

describe('the web interface', () => {
  it.each(listViews())('is the page at %s, which no cache keeps', async (url) => {
    await writeFile(join(folder, 'index.html'), '<title>Curbcut</title>');

    const { statusCode, body, headers } = await app.inject({ url, headers: asBrowser });

    expect({ statusCode, body, cache: headers['cache-control'] }).toEqual({
      statusCode: 200,
      body: '<title>Curbcut</title>',
      cache: 'no-store',
    });
  });

  it('has the views of its routes', () => {
    expect(listViews()).toEqual(expect.arrayContaining(['/', '/settings', '/scans/x-1', '/scans/x-1/pages/x-1']));
  });

  it('is the page with status 404 at an unknown path', async () => {
    await writeFile(join(folder, 'index.html'), '<title>Curbcut</title>');

    const { statusCode, headers } = await app.inject({ url: '/nowhere', headers: asBrowser });

    expect({ statusCode, type: headers['content-type'] }).toEqual({
      statusCode: 404,
      type: 'text/html; charset=utf-8',
    });
  });

  it.each([
    '/api/nothing',
    '/mcp',
    '/.well-known/openid-configuration',
    '/assets/..%2f..%2fpackage.json',
    '/assets/none.js',
  ])('is never the answer at %s', async (url) => {
    await writeFile(join(folder, 'index.html'), '<title>Curbcut</title>');

    const { statusCode, body } = await app.inject({ url, headers: asBrowser });

    expect({ statusCode, body }).toEqual({ statusCode: 404, body: '{"code":"not_found"}' });
  });

  it('is not sent to a program that requests something other than a page', async () => {
    const { statusCode, body } = await app.inject({ url: '/settings', headers: { accept: '*/*' } });

    expect({ statusCode, body }).toEqual({ statusCode: 404, body: '{"code":"not_found"}' });
  });

  it('lets assets be cached forever, because their names change with them', async () => {
    const { body, headers } = await app.inject('/assets/main-abc.js');

    expect({ body, cache: headers['cache-control'] }).toEqual({
      body: 'go();',
      cache: 'public, max-age=31536000, immutable',
    });
  });

  it('explains how to build it when it was not built', async () => {
    const { statusCode, body } = await app.inject({ url: '/', headers: asBrowser });

    expect(statusCode).toBe(503);
    expect(body).toContain('npx vite build --config web/vite.config.ts');
  });
});
